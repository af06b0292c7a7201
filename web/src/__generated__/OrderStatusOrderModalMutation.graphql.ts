/**
 * @generated SignedSource<<e6081750084a970085325cd5b2144fe0>>
 * @relayHash 25383464ab563f8bc1dd9748cc881f72
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbeaf186ae4579d2fd81eb6e71c89aa2b378fffd28ebfe5cc4b03fdf09728915

import type { ConcreteRequest } from 'relay-runtime';
export type SortOrderStatusesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  orderStatusIds: ReadonlyArray<string>;
};
export type OrderStatusOrderModalMutation$variables = {
  input: SortOrderStatusesInput;
};
export type OrderStatusOrderModalMutation$data = {
  readonly sortOrderStatuses: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type OrderStatusOrderModalMutation = {
  response: OrderStatusOrderModalMutation$data;
  variables: OrderStatusOrderModalMutation$variables;
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
    "concreteType": "SortOrderStatusesPayload",
    "kind": "LinkedField",
    "name": "sortOrderStatuses",
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
    "name": "OrderStatusOrderModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderStatusOrderModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bbeaf186ae4579d2fd81eb6e71c89aa2b378fffd28ebfe5cc4b03fdf09728915",
    "metadata": {},
    "name": "OrderStatusOrderModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3169a74afefe0270f2d84c16e7d36039";

export default node;
