/**
 * @generated SignedSource<<37f6c08c9222236288e9b47846c2e65a>>
 * @relayHash b78226de60bbfae0f2d8cc584ff86966
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26079ffa3cd2a9989d9d87844b77ffdb14860f23e6f9a7c2dd04e3139793d007

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderStatusType = "FAIL" | "IN_PROGRESS" | "NEW" | "SUCCESS";
export type RestoreOrdersInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  orders: OrderSelection;
};
export type OrderSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: OrderMatch | null | undefined;
};
export type OrderMatch = {
  filter?: OrderFilter | null | undefined;
  search?: string | null | undefined;
};
export type OrderFilter = {
  callDue?: boolean | null | undefined;
  course?: ReadonlyArray<string> | null | undefined;
  createdFrom?: string | null | undefined;
  createdTo?: string | null | undefined;
  customFields?: ReadonlyArray<CustomFieldCondition> | null | undefined;
  deleted?: boolean | null | undefined;
  deletion?: ReadonlyArray<string> | null | undefined;
  folder?: ReadonlyArray<string> | null | undefined;
  hasManager?: boolean | null | undefined;
  inFolder?: boolean | null | undefined;
  manager?: ReadonlyArray<string> | null | undefined;
  paid?: boolean | null | undefined;
  status?: ReadonlyArray<string> | null | undefined;
  statusType?: ReadonlyArray<OrderStatusType> | null | undefined;
  toPayFrom?: string | null | undefined;
  toPayTo?: string | null | undefined;
  user?: ReadonlyArray<string> | null | undefined;
};
export type CustomFieldCondition = {
  contains?: string | null | undefined;
  field: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
  variables?: ReadonlyArray<number> | null | undefined;
};
export type useOrderWorkRestoreMutation$variables = {
  input: RestoreOrdersInput;
};
export type useOrderWorkRestoreMutation$data = {
  readonly restoreOrders: {
    readonly orders: ReadonlyArray<{
      readonly id: string;
      readonly inTrash: boolean | null | undefined;
    }>;
    readonly restoredCount: number;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useOrderWorkRestoreMutation = {
  response: useOrderWorkRestoreMutation$data;
  variables: useOrderWorkRestoreMutation$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Order",
  "kind": "LinkedField",
  "name": "orders",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inTrash",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "restoredCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "names",
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrderWorkRestoreMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RestoreOrdersPayload",
        "kind": "LinkedField",
        "name": "restoreOrders",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "outcome_skipped",
                "selections": (v5/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
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
    "name": "useOrderWorkRestoreMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RestoreOrdersPayload",
        "kind": "LinkedField",
        "name": "restoreOrders",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "26079ffa3cd2a9989d9d87844b77ffdb14860f23e6f9a7c2dd04e3139793d007",
    "metadata": {},
    "name": "useOrderWorkRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "84d56ae246493acc64863951e1858ebc";

export default node;
