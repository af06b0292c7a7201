/**
 * @generated SignedSource<<dad7157365c173ed487a0713df975893>>
 * @relayHash 9ae94ca6268010e4d7ed352687485364
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ef8795fd9d906e428d6544c29757c5da5fdb6b46f90b13ba4c6608284be1ce5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserStatus = "ACTIVE" | "BLOCKED" | "DELETED";
export type UserSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: UserMatch | null | undefined;
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
export type linkKindsGroupsMutation$variables = {
  companyId: string;
  given: ReadonlyArray<string>;
  gives: boolean;
  isShown: boolean;
  taken: ReadonlyArray<string>;
  takes: boolean;
  users: UserSelection;
};
export type linkKindsGroupsMutation$data = {
  readonly given?: {
    readonly users: ReadonlyArray<{
      readonly id: string;
      readonly shown?: {
        readonly " $fragmentSpreads": FragmentRefs<"UserLinks_user">;
      } | null | undefined;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"outcome_payload" | "userErrors_payload">;
  };
  readonly taken?: {
    readonly users: ReadonlyArray<{
      readonly id: string;
      readonly shown?: {
        readonly " $fragmentSpreads": FragmentRefs<"UserLinks_user">;
      } | null | undefined;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"outcome_payload" | "userErrors_payload">;
  };
};
export type linkKindsGroupsMutation = {
  response: linkKindsGroupsMutation$data;
  variables: linkKindsGroupsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "companyId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "given"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gives"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isShown"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "taken"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "takes"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "users"
},
v7 = {
  "kind": "Variable",
  "name": "companyId",
  "variableName": "companyId"
},
v8 = {
  "kind": "Variable",
  "name": "users",
  "variableName": "users"
},
v9 = [
  {
    "fields": [
      (v7/*:: as any*/),
      {
        "kind": "Variable",
        "name": "groupIds",
        "variableName": "given"
      },
      (v8/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v13 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
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
v14 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedCount",
      "storageKey": null
    }
  ],
  "type": "DeletionPayload",
  "abstractKey": "__isDeletionPayload"
},
v15 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restoredCount",
      "storageKey": null
    }
  ],
  "type": "RestorationPayload",
  "abstractKey": "__isRestorationPayload"
},
v16 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedCount",
      "storageKey": null
    }
  ],
  "type": "ChangePayload",
  "abstractKey": "__isChangePayload"
},
v17 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletion",
      "storageKey": null
    }
  ],
  "type": "TrashPayload",
  "abstractKey": "__isTrashPayload"
},
v18 = {
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
        (v12/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        (v11/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
},
v19 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "users",
    "plural": true,
    "selections": [
      (v10/*:: as any*/),
      {
        "condition": "isShown",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "UserLinks_user"
                }
              ],
              "type": "User",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "shown"
          }
        ]
      }
    ],
    "storageKey": null
  },
  {
    "kind": "InlineDataFragmentSpread",
    "name": "outcome_payload",
    "selections": [
      {
        "kind": "InlineFragment",
        "selections": [
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
                "selections": (v13/*:: as any*/),
                "args": null,
                "argumentDefinitions": ([]/*:: as any*/)
              }
            ],
            "storageKey": null
          },
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "type": "BulkPayload",
        "abstractKey": "__isBulkPayload"
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  },
  {
    "kind": "InlineDataFragmentSpread",
    "name": "userErrors_payload",
    "selections": [
      (v18/*:: as any*/)
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v20 = [
  {
    "fields": [
      (v7/*:: as any*/),
      {
        "kind": "Variable",
        "name": "groupIds",
        "variableName": "taken"
      },
      (v8/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v21 = [
  (v10/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v22 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "users",
    "plural": true,
    "selections": [
      (v10/*:: as any*/),
      {
        "condition": "isShown",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Role",
            "kind": "LinkedField",
            "name": "roles",
            "plural": true,
            "selections": (v21/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Group",
            "kind": "LinkedField",
            "name": "groups",
            "plural": true,
            "selections": (v21/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StaffMember",
            "kind": "LinkedField",
            "name": "observers",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fullName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanUpdate",
            "storageKey": null
          }
        ]
      }
    ],
    "storageKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SkippedRecords",
        "kind": "LinkedField",
        "name": "skipped",
        "plural": true,
        "selections": (v13/*:: as any*/),
        "storageKey": null
      },
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/)
    ],
    "type": "BulkPayload",
    "abstractKey": "__isBulkPayload"
  },
  (v18/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "linkKindsGroupsMutation",
    "selections": [
      {
        "condition": "gives",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "given",
            "args": (v9/*:: as any*/),
            "concreteType": "AttachUserGroupsPayload",
            "kind": "LinkedField",
            "name": "attachUserGroups",
            "plural": false,
            "selections": (v19/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "takes",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "taken",
            "args": (v20/*:: as any*/),
            "concreteType": "DetachUserGroupsPayload",
            "kind": "LinkedField",
            "name": "detachUserGroups",
            "plural": false,
            "selections": (v19/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "linkKindsGroupsMutation",
    "selections": [
      {
        "condition": "gives",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "given",
            "args": (v9/*:: as any*/),
            "concreteType": "AttachUserGroupsPayload",
            "kind": "LinkedField",
            "name": "attachUserGroups",
            "plural": false,
            "selections": (v22/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "takes",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "taken",
            "args": (v20/*:: as any*/),
            "concreteType": "DetachUserGroupsPayload",
            "kind": "LinkedField",
            "name": "detachUserGroups",
            "plural": false,
            "selections": (v22/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "9ef8795fd9d906e428d6544c29757c5da5fdb6b46f90b13ba4c6608284be1ce5",
    "metadata": {},
    "name": "linkKindsGroupsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a179ad745e8795f880702dc433061110";

export default node;
