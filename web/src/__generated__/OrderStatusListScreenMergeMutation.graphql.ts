/**
 * @generated SignedSource<<04913ea0ccef0ac8562f7b46105ed705>>
 * @relayHash 938ad3c2d3452ba916b2ba4517f91139
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0814d0025e95a82ba9dfa19081893b25586353d3011c04fa7f3c738e7f7a60b5

import type { ConcreteRequest } from 'relay-runtime';
export type MergeOrderStatusesInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  intoId: string;
};
export type OrderStatusListScreenMergeMutation$variables = {
  input: MergeOrderStatusesInput;
};
export type OrderStatusListScreenMergeMutation$data = {
  readonly mergeOrderStatuses: {
    readonly deletedOrderStatusId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type OrderStatusListScreenMergeMutation = {
  response: OrderStatusListScreenMergeMutation$data;
  variables: OrderStatusListScreenMergeMutation$variables;
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
    "concreteType": "MergeOrderStatusesPayload",
    "kind": "LinkedField",
    "name": "mergeOrderStatuses",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedOrderStatusId",
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
    "name": "OrderStatusListScreenMergeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderStatusListScreenMergeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0814d0025e95a82ba9dfa19081893b25586353d3011c04fa7f3c738e7f7a60b5",
    "metadata": {},
    "name": "OrderStatusListScreenMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7988147f03035d51dfa9867e12cae6f8";

export default node;
