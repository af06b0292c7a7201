/**
 * @generated SignedSource<<db993a7059f75c9c7f494ae5ab434907>>
 * @relayHash 8aaa16b05dbae73b33bfa20053fe8944
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c69b8ca467f629cc2bc5159f0574fb203da8ca6e1f809e96a9a8606052ccec7c

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
export type paymentExportMutation$variables = {
  input: ExportPaymentsInput;
};
export type paymentExportMutation$data = {
  readonly exportPayments: {
    readonly paymentExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type paymentExportMutation = {
  response: paymentExportMutation$data;
  variables: paymentExportMutation$variables;
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
    "name": "paymentExportMutation",
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
    "name": "paymentExportMutation",
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
    "id": "c69b8ca467f629cc2bc5159f0574fb203da8ca6e1f809e96a9a8606052ccec7c",
    "metadata": {},
    "name": "paymentExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "93e2668ee59f62e34bf48b8a386c62a3";

export default node;
