/**
 * @generated SignedSource<<424306259313cacbf54eeb87f2ec1e62>>
 * @relayHash 5a5a1a1596fb52a930ba95fed717eeb6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8be2caca262277f2d11d92706f582c1ee42b7a1887c6b5abcc643dcd19b37fb

import type { ConcreteRequest } from 'relay-runtime';
export type UserStatus = "ACTIVE" | "BLOCKED" | "DELETED";
export type DetachUserRolesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  roleIds: ReadonlyArray<string>;
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
  customFields?: ReadonlyArray<UserCustomFieldCondition> | null | undefined;
  deletion?: ReadonlyArray<string> | null | undefined;
  group?: ReadonlyArray<string> | null | undefined;
  role?: ReadonlyArray<string> | null | undefined;
  status?: ReadonlyArray<UserStatus> | null | undefined;
  visited?: boolean | null | undefined;
  visitedFrom?: string | null | undefined;
  visitedTo?: string | null | undefined;
};
export type UserCustomFieldCondition = {
  contains?: string | null | undefined;
  field: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
  variables?: ReadonlyArray<number> | null | undefined;
};
export type useUserMutationsDetachRolesMutation$variables = {
  input: DetachUserRolesInput;
};
export type useUserMutationsDetachRolesMutation$data = {
  readonly detachUserRoles: {
    readonly changedCount: number;
    readonly skipped: ReadonlyArray<{
      readonly code: string;
      readonly count: number;
      readonly message: string;
      readonly names: ReadonlyArray<string>;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly users: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type useUserMutationsDetachRolesMutation = {
  response: useUserMutationsDetachRolesMutation$data;
  variables: useUserMutationsDetachRolesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DetachUserRolesPayload",
    "kind": "LinkedField",
    "name": "detachUserRoles",
    "plural": false,
    "selections": [
      {
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SkippedRecords",
        "kind": "LinkedField",
        "name": "skipped",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          (v1/*:: as any*/),
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
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUserMutationsDetachRolesMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUserMutationsDetachRolesMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "c8be2caca262277f2d11d92706f582c1ee42b7a1887c6b5abcc643dcd19b37fb",
    "metadata": {},
    "name": "useUserMutationsDetachRolesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "88ef095b9d3ec6a17acb536fb53643ba";

export default node;
