/**
 * @generated SignedSource<<861a813c99a28daa540e5a5e1f2d73d7>>
 * @relayHash 6f336d62085035703ee27c77dc4aeb82
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5982820822fcf3c5cc8a377591d5d45ad79f4da1f8c99aa14d0c3f473836e354

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
v13 = {
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
      "storageKey": null
    },
    {
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
    {
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
    {
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
    {
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
    }
  ],
  "type": "BulkPayload",
  "abstractKey": "__isBulkPayload"
},
v14 = {
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
v15 = [
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
      (v13/*:: as any*/)
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  },
  {
    "kind": "InlineDataFragmentSpread",
    "name": "userErrors_payload",
    "selections": [
      (v14/*:: as any*/)
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v16 = [
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
v17 = [
  (v10/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v18 = [
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
            "selections": (v17/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Group",
            "kind": "LinkedField",
            "name": "groups",
            "plural": true,
            "selections": (v17/*:: as any*/),
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
  (v13/*:: as any*/),
  (v14/*:: as any*/)
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
            "selections": (v15/*:: as any*/),
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
            "args": (v16/*:: as any*/),
            "concreteType": "DetachUserGroupsPayload",
            "kind": "LinkedField",
            "name": "detachUserGroups",
            "plural": false,
            "selections": (v15/*:: as any*/),
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
            "selections": (v18/*:: as any*/),
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
            "args": (v16/*:: as any*/),
            "concreteType": "DetachUserGroupsPayload",
            "kind": "LinkedField",
            "name": "detachUserGroups",
            "plural": false,
            "selections": (v18/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "5982820822fcf3c5cc8a377591d5d45ad79f4da1f8c99aa14d0c3f473836e354",
    "metadata": {},
    "name": "linkKindsGroupsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a179ad745e8795f880702dc433061110";

export default node;
