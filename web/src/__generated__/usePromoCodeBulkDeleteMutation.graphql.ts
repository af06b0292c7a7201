/**
 * @generated SignedSource<<70b33f4c5831e6b04264f5e6db3177ee>>
 * @relayHash 2d52441b6593315ac6d70b99be37b3ae
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f21d238f98747776e2333a71dcb7345556f4f15cdde608b9b8511a31050d46f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromoCodeSaleType = "PERCENT" | "SUM";
export type PromoCodeState = "ENDED" | "NOT_STARTED" | "VALID";
export type DeletePromoCodesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  promoCodes: PromoCodeSelection;
};
export type PromoCodeSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: PromoCodeMatch | null | undefined;
};
export type PromoCodeMatch = {
  filter?: PromoCodeFilter | null | undefined;
  search?: string | null | undefined;
};
export type PromoCodeFilter = {
  active?: boolean | null | undefined;
  course?: ReadonlyArray<string> | null | undefined;
  saleType?: PromoCodeSaleType | null | undefined;
  state?: ReadonlyArray<PromoCodeState> | null | undefined;
};
export type usePromoCodeBulkDeleteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeletePromoCodesInput;
};
export type usePromoCodeBulkDeleteMutation$data = {
  readonly deletePromoCodes: {
    readonly deletedCount: number;
    readonly deletedPromoCodeIds: ReadonlyArray<string>;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type usePromoCodeBulkDeleteMutation = {
  response: usePromoCodeBulkDeleteMutation$data;
  variables: usePromoCodeBulkDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedPromoCodeIds",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v5/*:: as any*/),
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
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v5/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePromoCodeBulkDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeletePromoCodesPayload",
        "kind": "LinkedField",
        "name": "deletePromoCodes",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
                "selections": (v6/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePromoCodeBulkDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeletePromoCodesPayload",
        "kind": "LinkedField",
        "name": "deletePromoCodes",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedPromoCodeIds",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6f21d238f98747776e2333a71dcb7345556f4f15cdde608b9b8511a31050d46f",
    "metadata": {},
    "name": "usePromoCodeBulkDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7562e21e82a5fe8bd7a4d441bd6e1d36";

export default node;
