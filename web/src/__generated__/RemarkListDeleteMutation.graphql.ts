/**
 * @generated SignedSource<<14b1168babd5026abf8a27b25cff5d10>>
 * @relayHash 6d5eb868946ef47cd40f615aa7164ae9
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1aa557db7a5e9781fe4c3aeaa404609e27708812ead848796a5b968d572e9c6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteCourseFieldCommentInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type RemarkListDeleteMutation$variables = {
  input: DeleteCourseFieldCommentInput;
};
export type RemarkListDeleteMutation$data = {
  readonly deleteCourseFieldComment: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type RemarkListDeleteMutation = {
  response: RemarkListDeleteMutation$data;
  variables: RemarkListDeleteMutation$variables;
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
    "name": "RemarkListDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCourseFieldCommentPayload",
        "kind": "LinkedField",
        "name": "deleteCourseFieldComment",
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
    "name": "RemarkListDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCourseFieldCommentPayload",
        "kind": "LinkedField",
        "name": "deleteCourseFieldComment",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a1aa557db7a5e9781fe4c3aeaa404609e27708812ead848796a5b968d572e9c6",
    "metadata": {},
    "name": "RemarkListDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "68d5579828802f53d2e1bc220e6d5650";

export default node;
