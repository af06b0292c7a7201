/**
 * @generated SignedSource<<aa9818baf2b39960b298e29b0729a0c1>>
 * @relayHash 2e6c452d2e35e92c442ffa1b092ed133
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36daf7088e5d137d9909d3862cfbd6dc04e0cde73d8be6ef27a00009fc068324

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
export type promoCodeExportMutation$variables = {
  input: ExportPromoCodesInput;
};
export type promoCodeExportMutation$data = {
  readonly exportPromoCodes: {
    readonly promoCodeExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type promoCodeExportMutation = {
  response: promoCodeExportMutation$data;
  variables: promoCodeExportMutation$variables;
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
    "name": "promoCodeExportMutation",
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
    "name": "promoCodeExportMutation",
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
    "id": "36daf7088e5d137d9909d3862cfbd6dc04e0cde73d8be6ef27a00009fc068324",
    "metadata": {},
    "name": "promoCodeExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e14978468e472427d7a16d849cdbaf0c";

export default node;
