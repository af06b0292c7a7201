/**
 * @generated SignedSource<<99d049adb1ee399ffd9aa7d4f94fcafa>>
 * @relayHash 379ed69dfdf49756b5382eca1498c056
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89739e9577f80f134647125ed0fab44d331713a44cf4acc49e3e695c61d0d8d4

import type { ConcreteRequest } from 'relay-runtime';
export type SortPaymentStatusesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  paymentStatusIds: ReadonlyArray<string>;
};
export type PaymentStatusOrderModalMutation$variables = {
  input: SortPaymentStatusesInput;
};
export type PaymentStatusOrderModalMutation$data = {
  readonly sortPaymentStatuses: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type PaymentStatusOrderModalMutation = {
  response: PaymentStatusOrderModalMutation$data;
  variables: PaymentStatusOrderModalMutation$variables;
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
    "concreteType": "SortPaymentStatusesPayload",
    "kind": "LinkedField",
    "name": "sortPaymentStatuses",
    "plural": false,
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
    "name": "PaymentStatusOrderModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentStatusOrderModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "89739e9577f80f134647125ed0fab44d331713a44cf4acc49e3e695c61d0d8d4",
    "metadata": {},
    "name": "PaymentStatusOrderModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "39af70cc3dfcec758aafaf0f076ec117";

export default node;
