/**
 * @generated SignedSource<<02d64892a7e75be8d0e71c45544e630d>>
 * @relayHash 49f75538ec33d40ed0d7ae2c44df18d6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b248c1214d7717a969bb411d9121d049ea5baa259a1632416d9f35b93f3cf238

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserStatus = "ACTIVE" | "BLOCKED" | "DELETED";
export type AttachUsersPackagesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  packageIds: ReadonlyArray<string>;
  users: UserSelection;
};
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
export type DetachUsersPackagesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  packageIds: ReadonlyArray<string>;
  users: UserSelection;
};
export type GrantPackageModalMutation$variables = {
  given: AttachUsersPackagesInput;
  gives: boolean;
  taken: DetachUsersPackagesInput;
  takes: boolean;
};
export type GrantPackageModalMutation$data = {
  readonly attachUsersPackages?: {
    readonly " $fragmentSpreads": FragmentRefs<"outcome_payload" | "userErrors_payload">;
  };
  readonly detachUsersPackages?: {
    readonly " $fragmentSpreads": FragmentRefs<"outcome_payload" | "userErrors_payload">;
  };
};
export type GrantPackageModalMutation = {
  response: GrantPackageModalMutation$data;
  variables: GrantPackageModalMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "given"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "gives"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "taken"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "takes"
},
v4 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "given"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
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
v8 = {
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
v9 = {
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
v10 = {
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
v11 = {
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
v12 = {
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
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
},
v13 = [
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
                "selections": (v7/*:: as any*/),
                "args": null,
                "argumentDefinitions": ([]/*:: as any*/)
              }
            ],
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/)
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
      (v12/*:: as any*/)
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v14 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "taken"
  }
],
v15 = [
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
        "selections": (v7/*:: as any*/),
        "storageKey": null
      },
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "type": "BulkPayload",
    "abstractKey": "__isBulkPayload"
  },
  (v12/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "GrantPackageModalMutation",
    "selections": [
      {
        "condition": "gives",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "AttachUsersPackagesPayload",
            "kind": "LinkedField",
            "name": "attachUsersPackages",
            "plural": false,
            "selections": (v13/*:: as any*/),
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
            "alias": null,
            "args": (v14/*:: as any*/),
            "concreteType": "DetachUsersPackagesPayload",
            "kind": "LinkedField",
            "name": "detachUsersPackages",
            "plural": false,
            "selections": (v13/*:: as any*/),
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "GrantPackageModalMutation",
    "selections": [
      {
        "condition": "gives",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "AttachUsersPackagesPayload",
            "kind": "LinkedField",
            "name": "attachUsersPackages",
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
            "alias": null,
            "args": (v14/*:: as any*/),
            "concreteType": "DetachUsersPackagesPayload",
            "kind": "LinkedField",
            "name": "detachUsersPackages",
            "plural": false,
            "selections": (v15/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "b248c1214d7717a969bb411d9121d049ea5baa259a1632416d9f35b93f3cf238",
    "metadata": {},
    "name": "GrantPackageModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "86d59fea1d5787103df2ec876692578c";

export default node;
