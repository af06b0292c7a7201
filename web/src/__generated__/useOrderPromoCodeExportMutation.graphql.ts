/**
 * @generated SignedSource<<a16e90a74065634556d6116432307845>>
 * @relayHash fcb0e3b12e0a2d83b3dd7885a226cceb
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eef8fa3c5e4f6d71c3af2296a3a883ecf136d51d3e20f0f47da7dfb4b6ccfa1f

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
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
          (v4/*:: as any*/)
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
    "id": "eef8fa3c5e4f6d71c3af2296a3a883ecf136d51d3e20f0f47da7dfb4b6ccfa1f",
    "metadata": {},
    "name": "useOrderPromoCodeExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "25cdae15e0475d85018225a27784d809";

export default node;
