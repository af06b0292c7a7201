/**
 * @generated SignedSource<<a97b704aaf01db4b58ed9337a6ec150e>>
 * @relayHash 714d7b06074291c28bad88a297bbf0ea
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dab0cd4dff5a2182cc4cf0b868483fb2971c78ca9677ee5c98e5e07d61d785e3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreatePaymentInput = {
  allowMoreThanLeft?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  comment?: string | null | undefined;
  companyId: string;
  orderId: string;
  paidAt?: string | null | undefined;
  price?: string | null | undefined;
};
export type ManualPaymentModalMutation$variables = {
  input: CreatePaymentInput;
};
export type ManualPaymentModalMutation$data = {
  readonly createPayment: {
    readonly payment: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type ManualPaymentModalMutation = {
  response: ManualPaymentModalMutation$data;
  variables: ManualPaymentModalMutation$variables;
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
  "concreteType": "Payment",
  "kind": "LinkedField",
  "name": "payment",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
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
    "name": "ManualPaymentModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePaymentPayload",
        "kind": "LinkedField",
        "name": "createPayment",
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
    "name": "ManualPaymentModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePaymentPayload",
        "kind": "LinkedField",
        "name": "createPayment",
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
    "id": "dab0cd4dff5a2182cc4cf0b868483fb2971c78ca9677ee5c98e5e07d61d785e3",
    "metadata": {},
    "name": "ManualPaymentModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9efd288ea0a1ffb4fce3b12feb0bc89b";

export default node;
