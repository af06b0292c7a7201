/**
 * @generated SignedSource<<5dea6fd202d65228676916d0c912887b>>
 * @relayHash f873c420bdcbdd4b49d76864c1871cbe
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fde1e34c06a7ccedd4d05f20aa98e285e4923502454ac60870a0124d51d4c33

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateCourseFieldCommentInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  field: string;
  text: string;
};
export type NewRemarkMutation$variables = {
  input: CreateCourseFieldCommentInput;
};
export type NewRemarkMutation$data = {
  readonly createCourseFieldComment: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type NewRemarkMutation = {
  response: NewRemarkMutation$data;
  variables: NewRemarkMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "MutationPayload",
    "abstractKey": "__isMutationPayload"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewRemarkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCourseFieldCommentPayload",
        "kind": "LinkedField",
        "name": "createCourseFieldComment",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewRemarkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCourseFieldCommentPayload",
        "kind": "LinkedField",
        "name": "createCourseFieldComment",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4fde1e34c06a7ccedd4d05f20aa98e285e4923502454ac60870a0124d51d4c33",
    "metadata": {},
    "name": "NewRemarkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "76949c2bdba9c18c57534e30fb695cd9";

export default node;
