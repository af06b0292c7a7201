/**
 * @generated SignedSource<<b3c9574ebd2224b90035a94cdafab09f>>
 * @relayHash f3c879f540f39d629b16a6ee12e08d24
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15f4444c296d7bca65d501bf13a5b846ff76fc2203eb530faee6a33e67f5a458

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RedeemCourseGiftInput = {
  clientMutationId?: string | null | undefined;
  code: string;
  companyId: string;
};
export type RedeemGiftFormMutation$variables = {
  input: RedeemCourseGiftInput;
};
export type RedeemGiftFormMutation$data = {
  readonly redeemCourseGift: {
    readonly courseId: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type RedeemGiftFormMutation = {
  response: RedeemGiftFormMutation$data;
  variables: RedeemGiftFormMutation$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courseId",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RedeemGiftFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RedeemCourseGiftPayload",
        "kind": "LinkedField",
        "name": "redeemCourseGift",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
            ],
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
    "name": "RedeemGiftFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RedeemCourseGiftPayload",
        "kind": "LinkedField",
        "name": "redeemCourseGift",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "15f4444c296d7bca65d501bf13a5b846ff76fc2203eb530faee6a33e67f5a458",
    "metadata": {},
    "name": "RedeemGiftFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1fbf930787ba120b6e56a3fba06be2bc";

export default node;
