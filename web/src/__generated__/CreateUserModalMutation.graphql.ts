/**
 * @generated SignedSource<<08032ba26787a7aa8bbe4b2cc3b71eec>>
 * @relayHash 9014d60220c545eda49b8d1b1d79700d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a835f5abefddf96bcbe7b830ee5a0f30707ad64e995298c06162d221124affa8

import type { ConcreteRequest } from 'relay-runtime';
export type CreateUserInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  email: string;
  groupIds?: ReadonlyArray<string> | null | undefined;
  name: string;
  password?: string | null | undefined;
  phone?: string | null | undefined;
  roleIds?: ReadonlyArray<string> | null | undefined;
  surname?: string | null | undefined;
};
export type CreateUserModalMutation$variables = {
  input: CreateUserInput;
};
export type CreateUserModalMutation$data = {
  readonly createUser: {
    readonly user: {
      readonly databaseId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type CreateUserModalMutation = {
  response: CreateUserModalMutation$data;
  variables: CreateUserModalMutation$variables;
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
  "name": "databaseId",
  "storageKey": null
},
v3 = {
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateUserModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateUserPayload",
        "kind": "LinkedField",
        "name": "createUser",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "CreateUserModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateUserPayload",
        "kind": "LinkedField",
        "name": "createUser",
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
              (v2/*:: as any*/),
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a835f5abefddf96bcbe7b830ee5a0f30707ad64e995298c06162d221124affa8",
    "metadata": {},
    "name": "CreateUserModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "88760d84839eddd4ca79db1e7bc115aa";

export default node;
