/**
 * @generated SignedSource<<d94ac0444b47adc7daab66aecfdf4c14>>
 * @relayHash 044c9d5feaec7724a7aa4435e5363cdd
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 022c29ac22049e11a2d65a84c8f1a5f320f732afe35810eadf9c8121dd01ffb3

import type { ConcreteRequest } from 'relay-runtime';
export type CreatePaymentInput = {
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
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreatePaymentPayload",
    "kind": "LinkedField",
    "name": "createPayment",
    "plural": false,
    "selections": [
      {
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ManualPaymentModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ManualPaymentModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "022c29ac22049e11a2d65a84c8f1a5f320f732afe35810eadf9c8121dd01ffb3",
    "metadata": {},
    "name": "ManualPaymentModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "038e5bd39bc3749dee1aa2b959c7dd3e";

export default node;
