/**
 * @generated SignedSource<<315b72de84fa27c0e8ef8932b5706081>>
 * @relayHash a29312ada247f12512bff07b02e90a8d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7646fe69ff90e85dcb340e78810cd46687dbdb630519f7761afc1d13e35c3175

import type { ConcreteRequest } from 'relay-runtime';
export type SignInInput = {
  clientMutationId?: string | null | undefined;
  code?: string | null | undefined;
  login: string;
  password: string;
};
export type LoginScreenSignInMutation$variables = {
  input: SignInInput;
};
export type LoginScreenSignInMutation$data = {
  readonly signIn: {
    readonly accessToken: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type LoginScreenSignInMutation = {
  response: LoginScreenSignInMutation$data;
  variables: LoginScreenSignInMutation$variables;
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
    "concreteType": "SignInPayload",
    "kind": "LinkedField",
    "name": "signIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accessToken",
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
    "name": "LoginScreenSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LoginScreenSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7646fe69ff90e85dcb340e78810cd46687dbdb630519f7761afc1d13e35c3175",
    "metadata": {},
    "name": "LoginScreenSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cbfcb6bab703b9a3a5da9d6c2e7696a3";

export default node;
