/**
 * @generated SignedSource<<3c6d9e6ee51fd86cd19a978ed117f3d5>>
 * @relayHash 09dd5c0088b773d5c72d61609b3fdcba
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd2ecdae1389961d877a14fed69961b6c75f328cc4b7edd0602d6903b5ab6624

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
export type orderExportMutation$variables = {
  input: ExportOrdersInput;
};
export type orderExportMutation$data = {
  readonly exportOrders: {
    readonly orderExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type orderExportMutation = {
  response: orderExportMutation$data;
  variables: orderExportMutation$variables;
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
    "name": "orderExportMutation",
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
    "name": "orderExportMutation",
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
    "id": "dd2ecdae1389961d877a14fed69961b6c75f328cc4b7edd0602d6903b5ab6624",
    "metadata": {},
    "name": "orderExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1f806d464e8338cf4c33b0eb977927ae";

export default node;
