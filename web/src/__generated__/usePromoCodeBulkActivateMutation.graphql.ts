/**
 * @generated SignedSource<<1095d29369aa1f38eaf6467769df82b7>>
 * @relayHash 62fe18c81df1f0d8fed323f174d92d9e
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e257713beac786de0dc3a9aaf7fa7cf6958734cae308b415b995337ef097d82

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromoCodeSaleType = "PERCENT" | "SUM";
export type PromoCodeState = "ENDED" | "NOT_STARTED" | "VALID";
export type ActivatePromoCodesInput = {
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
export type usePromoCodeBulkActivateMutation$variables = {
  input: ActivatePromoCodesInput;
};
export type usePromoCodeBulkActivateMutation$data = {
  readonly activatePromoCodes: {
    readonly changedCount: number;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type usePromoCodeBulkActivateMutation = {
  response: usePromoCodeBulkActivateMutation$data;
  variables: usePromoCodeBulkActivateMutation$variables;
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
    "name": "usePromoCodeBulkActivateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ActivatePromoCodesPayload",
        "kind": "LinkedField",
        "name": "activatePromoCodes",
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
    "name": "usePromoCodeBulkActivateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ActivatePromoCodesPayload",
        "kind": "LinkedField",
        "name": "activatePromoCodes",
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
    "id": "5e257713beac786de0dc3a9aaf7fa7cf6958734cae308b415b995337ef097d82",
    "metadata": {},
    "name": "usePromoCodeBulkActivateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "41315030e4d8efc13ed3575a0d9a1da5";

export default node;
