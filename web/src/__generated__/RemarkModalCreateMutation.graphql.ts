/**
 * @generated SignedSource<<3f7275ce0b05b88f4c6aa0c0d221fc98>>
 * @relayHash 60e4a7f5abfe86d6d5f77f69b2be86b0
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb3a8e76be3619a46b9efa2b5ca6cc1a2129add320e53671f3e896bd2ef62324

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateCourseRemarkInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  text: string;
};
export type RemarkModalCreateMutation$variables = {
  input: CreateCourseRemarkInput;
};
export type RemarkModalCreateMutation$data = {
  readonly createCourseRemark: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type RemarkModalCreateMutation = {
  response: RemarkModalCreateMutation$data;
  variables: RemarkModalCreateMutation$variables;
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
    "name": "RemarkModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCourseRemarkPayload",
        "kind": "LinkedField",
        "name": "createCourseRemark",
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
    "name": "RemarkModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCourseRemarkPayload",
        "kind": "LinkedField",
        "name": "createCourseRemark",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cb3a8e76be3619a46b9efa2b5ca6cc1a2129add320e53671f3e896bd2ef62324",
    "metadata": {},
    "name": "RemarkModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7767f17d919e6f6f446ff31e1dc150b6";

export default node;
