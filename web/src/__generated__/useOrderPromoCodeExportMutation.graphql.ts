/**
 * @generated SignedSource<<eb2223cdfc367c71a895eff3572b62fd>>
 * @relayHash b10f31f3972dd08f3be8355a838bf442
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cad46ea2fad159b9ed17aa2f0d475e2dddc51e294d997d0c3f769fe13bd11d4b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDirection = "ASC" | "DESC";
export type PromoCodeExportColumn = "ACTIVE" | "ALLOWED_PRODUCT_TYPES" | "CODE" | "COURSES" | "COURSE_PACKAGES" | "CREATED_AT" | "DATE_END" | "DATE_START" | "DESCRIPTION" | "FOR_ALL_COURSES" | "ID" | "MAX_USE_COUNT" | "SALE_PERCENT" | "SALE_SUM" | "SINGLE_USER_MAX_USE_COUNT" | "SINGLE_USER_MAX_USE_COUNT_IN_COURSE" | "STATE";
export type PromoCodeExportFormat = "CSV" | "XLSX";
export type PromoCodeOrderField = "CODE" | "CREATED_AT" | "DATE_END";
export type PromoCodeSaleType = "PERCENT" | "SUM";
export type PromoCodeState = "ENDED" | "NOT_STARTED" | "VALID";
export type ExportPromoCodesInput = {
  clientMutationId?: string | null | undefined;
  columns?: ReadonlyArray<PromoCodeExportColumn> | null | undefined;
  companyId: string;
  format?: PromoCodeExportFormat;
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: PromoCodeMatch | null | undefined;
  orderBy?: PromoCodeOrder | null | undefined;
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
export type PromoCodeOrder = {
  direction?: OrderDirection;
  field: PromoCodeOrderField;
};
export type useOrderPromoCodeExportMutation$variables = {
  input: ExportPromoCodesInput;
};
export type useOrderPromoCodeExportMutation$data = {
  readonly exportPromoCodes: {
    readonly promoCodeExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useOrderPromoCodeExportMutation = {
  response: useOrderPromoCodeExportMutation$data;
  variables: useOrderPromoCodeExportMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Job",
  "kind": "LinkedField",
  "name": "job",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrderPromoCodeExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportPromoCodesPayload",
        "kind": "LinkedField",
        "name": "exportPromoCodes",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PromoCodeExport",
            "kind": "LinkedField",
            "name": "promoCodeExport",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v4/*:: as any*/)
            ],
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
    "name": "useOrderPromoCodeExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportPromoCodesPayload",
        "kind": "LinkedField",
        "name": "exportPromoCodes",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PromoCodeExport",
            "kind": "LinkedField",
            "name": "promoCodeExport",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cad46ea2fad159b9ed17aa2f0d475e2dddc51e294d997d0c3f769fe13bd11d4b",
    "metadata": {},
    "name": "useOrderPromoCodeExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1a6f69c51730718559997b8bef6c9165";

export default node;
