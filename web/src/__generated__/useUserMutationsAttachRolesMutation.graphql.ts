/**
 * @generated SignedSource<<3d669ef64ead9d08c1b0ce953f31e1ef>>
 * @relayHash 2b5e0f5d54d152e477d06fa56f5bdc03
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c701343e19259b55aa3757cbe0c06d79c9d53013ed824c0d61642c18815d56e

import type { ConcreteRequest } from 'relay-runtime';
export type UserStatus = "ACTIVE" | "BLOCKED" | "DELETED";
export type AttachUserRolesInput = {
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
export type useUserMutationsAttachRolesMutation$variables = {
  input: AttachUserRolesInput;
};
export type useUserMutationsAttachRolesMutation$data = {
  readonly attachUserRoles: {
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
export type useUserMutationsAttachRolesMutation = {
  response: useUserMutationsAttachRolesMutation$data;
  variables: useUserMutationsAttachRolesMutation$variables;
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
    "concreteType": "AttachUserRolesPayload",
    "kind": "LinkedField",
    "name": "attachUserRoles",
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
    "name": "useUserMutationsAttachRolesMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUserMutationsAttachRolesMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5c701343e19259b55aa3757cbe0c06d79c9d53013ed824c0d61642c18815d56e",
    "metadata": {},
    "name": "useUserMutationsAttachRolesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "37caa836f34c876009785ecf3edbfd61";

export default node;
