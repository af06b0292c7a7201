/**
 * @generated SignedSource<<7af9750f614d84e92ba7223634d4a777>>
 * @relayHash e134d34dc2dfac719fbedec212a7b478
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d947e9de89ade555eaedc8926c51e1c802fb9eeee180f371bdb07b34ae842c32

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentState = "CANCELED" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED" | "WAITING";
export type CreatePaymentStatusInput = {
  adminName: string;
  backgroundColor: string;
  clientMutationId?: string | null | undefined;
  companyId: string;
  isDefault?: boolean | null | undefined;
  publicName?: string | null | undefined;
  textColor: string;
  type: PaymentState;
};
export type PaymentStatusFormModalCreateMutation$variables = {
  input: CreatePaymentStatusInput;
};
export type PaymentStatusFormModalCreateMutation$data = {
  readonly createPaymentStatus: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type PaymentStatusFormModalCreateMutation = {
  response: PaymentStatusFormModalCreateMutation$data;
  variables: PaymentStatusFormModalCreateMutation$variables;
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
    "concreteType": "CreatePaymentStatusPayload",
    "kind": "LinkedField",
    "name": "createPaymentStatus",
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
    "name": "PaymentStatusFormModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentStatusFormModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d947e9de89ade555eaedc8926c51e1c802fb9eeee180f371bdb07b34ae842c32",
    "metadata": {},
    "name": "PaymentStatusFormModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4dcb09cd416dd1a9499aee3242559259";

export default node;
