/**
 * @generated SignedSource<<243594ba294af875f855d2a2f9305308>>
 * @relayHash 16f6c58464331e2108be196da2404856
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0647c35effb50d4a0a5f43fa399e5a20f5fd6d97b83ac64ec7a2990f4d76380d

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatusType = "FAIL" | "IN_PROGRESS" | "NEW" | "SUCCESS";
export type CreateOrderStatusInput = {
  adminName: OrderStatusNameInput;
  clientMutationId?: string | null | undefined;
  companyId: string;
  isDefault?: boolean | null | undefined;
  publicName?: OrderStatusNameInput | null | undefined;
  type: OrderStatusType;
};
export type OrderStatusNameInput = {
  background: string;
  textColor: string;
  value: string;
};
export type OrderStatusModalCreateMutation$variables = {
  input: CreateOrderStatusInput;
};
export type OrderStatusModalCreateMutation$data = {
  readonly createOrderStatus: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type OrderStatusModalCreateMutation = {
  response: OrderStatusModalCreateMutation$data;
  variables: OrderStatusModalCreateMutation$variables;
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
    "concreteType": "CreateOrderStatusPayload",
    "kind": "LinkedField",
    "name": "createOrderStatus",
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
    "name": "OrderStatusModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderStatusModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0647c35effb50d4a0a5f43fa399e5a20f5fd6d97b83ac64ec7a2990f4d76380d",
    "metadata": {},
    "name": "OrderStatusModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e488e4e82d40509ff499321e871fdd3c";

export default node;
