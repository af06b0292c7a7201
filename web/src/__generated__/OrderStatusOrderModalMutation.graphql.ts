/**
 * @generated SignedSource<<ab70b3b8f2660b3e0c1689611b042f79>>
 * @relayHash 0f99d7e0a16a4a2c35a413dd61f5a2e5
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33a70dbc3092cb3ad20845da2943b09e6e43df3997e3a2de752992f0d319aad8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "name": "OrderStatusOrderModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortOrderStatusesPayload",
        "kind": "LinkedField",
        "name": "sortOrderStatuses",
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
    "name": "OrderStatusOrderModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortOrderStatusesPayload",
        "kind": "LinkedField",
        "name": "sortOrderStatuses",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "33a70dbc3092cb3ad20845da2943b09e6e43df3997e3a2de752992f0d319aad8",
    "metadata": {},
    "name": "OrderStatusOrderModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "727f0f255b6f168e8ec31f47ab9688d9";

export default node;
