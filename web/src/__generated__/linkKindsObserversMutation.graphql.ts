/**
 * @generated SignedSource<<e3f9e4a41ed48c38cc65d177ad8291f3>>
 * @relayHash 5264dec47642b4c2338649136728c96e
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5692cddd258a62a97a5f79f2376874f0d155f4aa16653090f8c4ba77f1d9e52

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
export type linkKindsObserversMutation$variables = {
  companyId: string;
  given: ReadonlyArray<string>;
  gives: boolean;
  isShown: boolean;
  taken: ReadonlyArray<string>;
  takes: boolean;
  users: UserSelection;
};
export type linkKindsObserversMutation$data = {
  readonly given?: {
    readonly changedCount: number;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly users: ReadonlyArray<{
      readonly id: string;
      readonly shown?: {
        readonly " $fragmentSpreads": FragmentRefs<"UserLinks_user">;
      } | null | undefined;
    }>;
  };
  readonly taken?: {
    readonly changedCount: number;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly users: ReadonlyArray<{
      readonly id: string;
      readonly shown?: {
        readonly " $fragmentSpreads": FragmentRefs<"UserLinks_user">;
      } | null | undefined;
    }>;
  };
};
export type linkKindsObserversMutation = {
  response: linkKindsObserversMutation$data;
  variables: linkKindsObserversMutation$variables;
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
        "name": "observerIds",
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
  "name": "changedCount",
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
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
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
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v12/*:: as any*/)
  ],
  "storageKey": null
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
  (v11/*:: as any*/),
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
  (v14/*:: as any*/)
],
v16 = [
  {
    "fields": [
      (v7/*:: as any*/),
      {
        "kind": "Variable",
        "name": "observerIds",
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
  (v11/*:: as any*/),
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
    "name": "linkKindsObserversMutation",
    "selections": [
      {
        "condition": "gives",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "given",
            "args": (v9/*:: as any*/),
            "concreteType": "AttachUserObserversPayload",
            "kind": "LinkedField",
            "name": "attachUserObservers",
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
            "concreteType": "DetachUserObserversPayload",
            "kind": "LinkedField",
            "name": "detachUserObservers",
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
    "name": "linkKindsObserversMutation",
    "selections": [
      {
        "condition": "gives",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "given",
            "args": (v9/*:: as any*/),
            "concreteType": "AttachUserObserversPayload",
            "kind": "LinkedField",
            "name": "attachUserObservers",
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
            "concreteType": "DetachUserObserversPayload",
            "kind": "LinkedField",
            "name": "detachUserObservers",
            "plural": false,
            "selections": (v18/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "e5692cddd258a62a97a5f79f2376874f0d155f4aa16653090f8c4ba77f1d9e52",
    "metadata": {},
    "name": "linkKindsObserversMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f4f2bf84d4a4c2cbb62461e2bcffc460";

export default node;
