/**
 * @generated SignedSource<<2a015827a5ba925611d9b7f17989367b>>
 * @relayHash 2218b9e6f6f8d13af93fcfeb3a5d34d2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 651ec5a1209f654c7a6d466f468953ab3c11e0c1894fb04d93ec422c64fb735b

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
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
    "id": "651ec5a1209f654c7a6d466f468953ab3c11e0c1894fb04d93ec422c64fb735b",
    "metadata": {},
    "name": "ManualPaymentModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0bb34efeeed008ec7f5fbe0df9fcb85c";

export default node;
