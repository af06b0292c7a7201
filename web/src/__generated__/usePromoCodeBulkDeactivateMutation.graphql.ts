/**
 * @generated SignedSource<<19143d5699823f2a17f58031524a61d0>>
 * @relayHash 1f8d2f77c9fb83e8d98882cc96bd9976
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15458356fae1df6d058b14c5b6f4746ee53852977cc08366484c5990c0148998

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromoCodeSaleType = "PERCENT" | "SUM";
export type PromoCodeState = "ENDED" | "NOT_STARTED" | "VALID";
export type DeactivatePromoCodesInput = {
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
export type usePromoCodeBulkDeactivateMutation$variables = {
  input: DeactivatePromoCodesInput;
};
export type usePromoCodeBulkDeactivateMutation$data = {
  readonly deactivatePromoCodes: {
    readonly changedCount: number;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type usePromoCodeBulkDeactivateMutation = {
  response: usePromoCodeBulkDeactivateMutation$data;
  variables: usePromoCodeBulkDeactivateMutation$variables;
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
  "kind": "ScalarField",
  "name": "changedCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v3/*:: as any*/),
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
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v3/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePromoCodeBulkDeactivateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeactivatePromoCodesPayload",
        "kind": "LinkedField",
        "name": "deactivatePromoCodes",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                "selections": (v4/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
    "name": "usePromoCodeBulkDeactivateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeactivatePromoCodesPayload",
        "kind": "LinkedField",
        "name": "deactivatePromoCodes",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "15458356fae1df6d058b14c5b6f4746ee53852977cc08366484c5990c0148998",
    "metadata": {},
    "name": "usePromoCodeBulkDeactivateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3b6fd6e23e3d0d29e7c68a39c8ece000";

export default node;
