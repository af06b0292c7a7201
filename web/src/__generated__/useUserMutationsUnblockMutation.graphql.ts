/**
 * @generated SignedSource<<c3a966ac2e0d9ae991e49b7006a6c213>>
 * @relayHash a52a5f2275a45ee3aa6f3c95517f42ad
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2fa14893d8b356c618a038a742aea36353ec3303540fd3772e306f5fbc8acac

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserStatus = "ACTIVE" | "BLOCKED" | "DELETED";
export type UnblockUsersInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
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
export type useUserMutationsUnblockMutation$variables = {
  input: UnblockUsersInput;
};
export type useUserMutationsUnblockMutation$data = {
  readonly unblockUsers: {
    readonly changedCount: number;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly users: ReadonlyArray<{
      readonly id: string;
      readonly status: UserStatus | null | undefined;
    }>;
  };
};
export type useUserMutationsUnblockMutation = {
  response: useUserMutationsUnblockMutation$data;
  variables: useUserMutationsUnblockMutation$variables;
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
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "users",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v4/*:: as any*/),
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
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUserMutationsUnblockMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UnblockUsersPayload",
        "kind": "LinkedField",
        "name": "unblockUsers",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
                "selections": (v5/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
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
    "name": "useUserMutationsUnblockMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UnblockUsersPayload",
        "kind": "LinkedField",
        "name": "unblockUsers",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b2fa14893d8b356c618a038a742aea36353ec3303540fd3772e306f5fbc8acac",
    "metadata": {},
    "name": "useUserMutationsUnblockMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0b38181ec5c2444e9831d1a303ec39d4";

export default node;
