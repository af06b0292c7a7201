/**
 * @generated SignedSource<<f61f10cdacd0dd74cf8541a386853538>>
 * @relayHash 959f3f00b4397bd72cad74ab70aeadcb
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 679bae17c6af547f02d1764f0e129dd6e546f6572d86fa894dfeb36a9a8c6cbc

import type { ConcreteRequest } from 'relay-runtime';
export type PayPurchaseInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type usePayingMutation$variables = {
  input: PayPurchaseInput;
};
export type usePayingMutation$data = {
  readonly payPurchase: {
    readonly confirmationUrl: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type usePayingMutation = {
  response: usePayingMutation$data;
  variables: usePayingMutation$variables;
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
    "concreteType": "PayPurchasePayload",
    "kind": "LinkedField",
    "name": "payPurchase",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "confirmationUrl",
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
    "name": "usePayingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePayingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "679bae17c6af547f02d1764f0e129dd6e546f6572d86fa894dfeb36a9a8c6cbc",
    "metadata": {},
    "name": "usePayingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c756b31d5db576cfec8fe791cbf783f";

export default node;
