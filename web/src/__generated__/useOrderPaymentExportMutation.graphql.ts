/**
 * @generated SignedSource<<c4c91de76b26cb78ff4e9dcfcad05d18>>
 * @relayHash b8ca9d7ba94580ade99484b1e8658bf2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56e99900645abd6d4e1208e4513a9933444cfa23e40f049b367b705528f63555

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDirection = "ASC" | "DESC";
export type PaymentExportColumn = "COMMENT" | "COURSE" | "COURSE_PACKAGES" | "CREATED_AT" | "ID" | "PAID_AT" | "PAYER" | "PAYER_EMAIL" | "PAYER_PHONE" | "PRICE" | "PRICE_WITHOUT_DISCOUNT" | "PROMO_CODE" | "REFUNDED_SUM" | "STATUS" | "TYPE";
export type PaymentExportFormat = "CSV" | "XLSX";
export type PaymentSortField = "CREATED_AT" | "PAID_AT" | "PRICE";
export type PaymentState = "CANCELED" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED" | "WAITING";
export type PaymentType = "FREE" | "MANUAL" | "ONLINE";
export type ExportPaymentsInput = {
  clientMutationId?: string | null | undefined;
  columns?: ReadonlyArray<PaymentExportColumn> | null | undefined;
  companyId: string;
  format?: PaymentExportFormat;
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: PaymentMatch | null | undefined;
  orderBy?: PaymentSort | null | undefined;
};
export type PaymentMatch = {
  filter?: PaymentFilter | null | undefined;
  search?: string | null | undefined;
};
export type PaymentFilter = {
  course?: ReadonlyArray<string> | null | undefined;
  createdFrom?: string | null | undefined;
  createdTo?: string | null | undefined;
  order?: ReadonlyArray<string> | null | undefined;
  paidFrom?: string | null | undefined;
  paidTo?: string | null | undefined;
  payer?: ReadonlyArray<string> | null | undefined;
  paymentOrder?: ReadonlyArray<string> | null | undefined;
  paymentStatus?: ReadonlyArray<string> | null | undefined;
  priceFrom?: string | null | undefined;
  priceTo?: string | null | undefined;
  promoCode?: ReadonlyArray<string> | null | undefined;
  status?: ReadonlyArray<PaymentState> | null | undefined;
  type?: ReadonlyArray<PaymentType> | null | undefined;
};
export type PaymentSort = {
  direction?: OrderDirection;
  field: PaymentSortField;
};
export type useOrderPaymentExportMutation$variables = {
  input: ExportPaymentsInput;
};
export type useOrderPaymentExportMutation$data = {
  readonly exportPayments: {
    readonly paymentExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useOrderPaymentExportMutation = {
  response: useOrderPaymentExportMutation$data;
  variables: useOrderPaymentExportMutation$variables;
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
    "name": "useOrderPaymentExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportPaymentsPayload",
        "kind": "LinkedField",
        "name": "exportPayments",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PaymentExport",
            "kind": "LinkedField",
            "name": "paymentExport",
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
    "name": "useOrderPaymentExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportPaymentsPayload",
        "kind": "LinkedField",
        "name": "exportPayments",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PaymentExport",
            "kind": "LinkedField",
            "name": "paymentExport",
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
    "id": "56e99900645abd6d4e1208e4513a9933444cfa23e40f049b367b705528f63555",
    "metadata": {},
    "name": "useOrderPaymentExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "903fe1d37282101670f258b5c58c0d44";

export default node;
