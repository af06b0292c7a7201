/**
 * @generated SignedSource<<1aefc01778a79c8abce6d10b068e22a7>>
 * @relayHash 175808d34ceec5f7d2bc714b8e728b7b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7ddb630ed62e1626045157582cd9549c4c18a03a8e26c881f7732b6e1ad4530

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDirection = "ASC" | "DESC";
export type UserExportColumn = "CREATED_AT" | "CUSTOM_FIELDS" | "EMAIL" | "GROUPS" | "ID" | "LAST_VISIT_AT" | "NAME" | "PHONE" | "ROLES" | "STATUS" | "SURNAME";
export type UserExportFormat = "CSV" | "XLSX";
export type UserOrderField = "CREATED_AT" | "CUSTOM_FIELD" | "EMAIL" | "FULL_NAME" | "LAST_VISIT_AT";
export type UserStatus = "ACTIVE" | "BLOCKED" | "DELETED";
export type ExportUsersInput = {
  clientMutationId?: string | null | undefined;
  columns?: ReadonlyArray<UserExportColumn> | null | undefined;
  companyId: string;
  format?: UserExportFormat;
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: UserMatch | null | undefined;
  orderBy?: UserOrder | null | undefined;
};
export type UserMatch = {
  filter?: UserFilter | null | undefined;
  search?: string | null | undefined;
};
export type UserFilter = {
  adminBanned?: boolean | null | undefined;
  course?: ReadonlyArray<string> | null | undefined;
  createdFrom?: string | null | undefined;
  createdTo?: string | null | undefined;
  customFields?: ReadonlyArray<CustomFieldCondition> | null | undefined;
  deletion?: ReadonlyArray<string> | null | undefined;
  group?: ReadonlyArray<string> | null | undefined;
  role?: ReadonlyArray<string> | null | undefined;
  status?: ReadonlyArray<UserStatus> | null | undefined;
  visited?: boolean | null | undefined;
  visitedFrom?: string | null | undefined;
  visitedTo?: string | null | undefined;
};
export type CustomFieldCondition = {
  contains?: string | null | undefined;
  field: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
  variables?: ReadonlyArray<number> | null | undefined;
};
export type UserOrder = {
  customField?: string | null | undefined;
  direction?: OrderDirection;
  field: UserOrderField;
};
export type userExportMutation$variables = {
  input: ExportUsersInput;
};
export type userExportMutation$data = {
  readonly exportUsers: {
    readonly userExport: {
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type userExportMutation = {
  response: userExportMutation$data;
  variables: userExportMutation$variables;
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
    "name": "userExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportUsersPayload",
        "kind": "LinkedField",
        "name": "exportUsers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserExport",
            "kind": "LinkedField",
            "name": "userExport",
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
    "name": "userExportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExportUsersPayload",
        "kind": "LinkedField",
        "name": "exportUsers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserExport",
            "kind": "LinkedField",
            "name": "userExport",
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
    "id": "d7ddb630ed62e1626045157582cd9549c4c18a03a8e26c881f7732b6e1ad4530",
    "metadata": {},
    "name": "userExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b5d24f0f9cbe1c3670fc5df41bc7fc2f";

export default node;
