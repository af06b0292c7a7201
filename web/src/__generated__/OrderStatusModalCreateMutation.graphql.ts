/**
 * @generated SignedSource<<43cb9c8939a845fa4a8e0ab6f109813a>>
 * @relayHash 9224efc3d4786a8ba8d90ab5e3d90c0e
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f8aa08173d961706c96df5b9366eacc57307028e076e950ff91fbc2f283f08f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "name": "OrderStatusModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOrderStatusPayload",
        "kind": "LinkedField",
        "name": "createOrderStatus",
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
    "name": "OrderStatusModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOrderStatusPayload",
        "kind": "LinkedField",
        "name": "createOrderStatus",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5f8aa08173d961706c96df5b9366eacc57307028e076e950ff91fbc2f283f08f",
    "metadata": {},
    "name": "OrderStatusModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b6d2c6095f38e37558e0b59db19fbd3a";

export default node;
