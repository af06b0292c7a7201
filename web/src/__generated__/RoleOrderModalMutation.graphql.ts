/**
 * @generated SignedSource<<d4abdfbc22abd0a18c1570771d44c1ea>>
 * @relayHash 3bab3877eba80d39a6715b9736a433c3
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62ec1a8507f125eefda25a1ec87e91811ee18f4abcf643c0a6367b182e5d0099

import type { ConcreteRequest } from 'relay-runtime';
export type SortRolesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  roleIds: ReadonlyArray<string>;
};
export type RoleOrderModalMutation$variables = {
  input: SortRolesInput;
};
export type RoleOrderModalMutation$data = {
  readonly sortRoles: {
    readonly roles: ReadonlyArray<{
      readonly id: string;
      readonly priority: number;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type RoleOrderModalMutation = {
  response: RoleOrderModalMutation$data;
  variables: RoleOrderModalMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SortRolesPayload",
    "kind": "LinkedField",
    "name": "sortRoles",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Role",
        "kind": "LinkedField",
        "name": "roles",
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
            "name": "priority",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
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
    "name": "RoleOrderModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RoleOrderModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "62ec1a8507f125eefda25a1ec87e91811ee18f4abcf643c0a6367b182e5d0099",
    "metadata": {},
    "name": "RoleOrderModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2983b5326d10ded972ac68b2e990690e";

export default node;
