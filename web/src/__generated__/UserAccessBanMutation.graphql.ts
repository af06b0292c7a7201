/**
 * @generated SignedSource<<29120f565526b383f59becbcb2ab54a0>>
 * @relayHash d81e14420cb86a9d9737bf37ac96770f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0978621d693b0f025d961f7fce194c15bafbb6b806616b60d2404b86f8b09cdb

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateUserInput = {
  adminBanned?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  id: string;
  learningBanned?: boolean | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  surname?: string | null | undefined;
  version?: string | null | undefined;
};
export type UserAccessBanMutation$variables = {
  input: UpdateUserInput;
};
export type UserAccessBanMutation$data = {
  readonly updateUser: {
    readonly user: {
      readonly adminBanned: boolean | null | undefined;
      readonly id: string;
      readonly learningBanned: boolean | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type UserAccessBanMutation = {
  response: UserAccessBanMutation$data;
  variables: UserAccessBanMutation$variables;
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
    "concreteType": "UpdateUserPayload",
    "kind": "LinkedField",
    "name": "updateUser",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
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
            "name": "adminBanned",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "learningBanned",
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
    "name": "UserAccessBanMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserAccessBanMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0978621d693b0f025d961f7fce194c15bafbb6b806616b60d2404b86f8b09cdb",
    "metadata": {},
    "name": "UserAccessBanMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ef06d95c4a0114dce8c94e5fd6faefb0";

export default node;
