/**
 * @generated SignedSource<<48d4c13dd1e8436027e7a255e6ca8877>>
 * @relayHash 86d6c4b40734e11fc7bf9e5390f7cfa8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3afe79a6d72be313845eed08253b325039e0a996953670c1ed9055e02b8c2dc

import type { ConcreteRequest } from 'relay-runtime';
export type OrderDirection = "ASC" | "DESC";
export type OrderExportColumn = "AUTHOR" | "CONTACT_EMAIL" | "CONTACT_NAME" | "CONTACT_PHONE" | "COURSE" | "COURSE_PACKAGE" | "CREATED_AT" | "CUSTOM_FIELDS" | "DESCRIPTION" | "FIX_PRICE" | "FOLDER" | "ID" | "MANAGER" | "NAME" | "NEXT_CALL_AT" | "NUMBER" | "PAYED_AT" | "PRICE" | "STATUS" | "TO_PAY" | "UPDATED_AT" | "USER" | "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM";
export type OrderExportFormat = "CSV" | "XLSX";
export type OrderOrderField = "CREATED_AT" | "CUSTOM_FIELD" | "NAME" | "NEXT_CALL_AT" | "NUMBER" | "PAYED_AT" | "TO_PAY" | "UPDATED_AT";
export type OrderStatusType = "FAIL" | "IN_PROGRESS" | "NEW" | "SUCCESS";
export type ExportOrdersInput = {
  clientMutationId?: string | null | undefined;
  columns?: ReadonlyArray<OrderExportColumn> | null | undefined;
  companyId: string;
  format?: OrderExportFormat;
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: OrderMatch | null | undefined;
  orderBy?: OrderOrder | null | undefined;
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
export type OrderOrder = {
  customField?: string | null | undefined;
  direction?: OrderDirection;
  field: OrderOrderField;
};
export type useOrderOrderExportMutation$variables = {
  input: ExportOrdersInput;
};
export type useOrderOrderExportMutation$data = {
  readonly exportOrders: {
    readonly orderExport: {
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
export type useOrderOrderExportMutation = {
  response: useOrderOrderExportMutation$data;
  variables: useOrderOrderExportMutation$variables;
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
    "name": "useOrderOrderExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportOrdersPayload",
        "kind": "LinkedField",
        "name": "exportOrders",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderExport",
            "kind": "LinkedField",
            "name": "orderExport",
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
    "name": "useOrderOrderExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportOrdersPayload",
        "kind": "LinkedField",
        "name": "exportOrders",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderExport",
            "kind": "LinkedField",
            "name": "orderExport",
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
    "id": "d3afe79a6d72be313845eed08253b325039e0a996953670c1ed9055e02b8c2dc",
    "metadata": {},
    "name": "useOrderOrderExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "789d2193450a248c5d7118c081ac82cc";

export default node;
