/**
 * @generated SignedSource<<5c9a791d08c9950129acca0f12aa4a7b>>
 * @relayHash 6eff7d5786d4db462a67309522604a31
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f71cdb992b5f61330a56b9df064780255b71472fe333fbab82713093fc242069

import type { ConcreteRequest } from 'relay-runtime';
export type CheckPaymentInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type usePaymentActionsCheckMutation$variables = {
  input: CheckPaymentInput;
};
export type usePaymentActionsCheckMutation$data = {
  readonly checkPayment: {
    readonly payment: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type usePaymentActionsCheckMutation = {
  response: usePaymentActionsCheckMutation$data;
  variables: usePaymentActionsCheckMutation$variables;
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
    "concreteType": "CheckPaymentPayload",
    "kind": "LinkedField",
    "name": "checkPayment",
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
    "name": "usePaymentActionsCheckMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePaymentActionsCheckMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f71cdb992b5f61330a56b9df064780255b71472fe333fbab82713093fc242069",
    "metadata": {},
    "name": "usePaymentActionsCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "63c7038ef1e7e0ab44493c98923cf46a";

export default node;
