/**
 * @generated SignedSource<<b7aef6109690a51aea3d288a8975ea39>>
 * @relayHash fd1be7bd575a5f834d3d575f8b1adc52
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f60c8416368a592ce9bcfb31af15cf78a3ca307e4b687ce11ea815258aec4ef

import type { ConcreteRequest } from 'relay-runtime';
export type SignInInput = {
  captcha?: string | null | undefined;
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
      readonly code: string;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
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
    "id": "8f60c8416368a592ce9bcfb31af15cf78a3ca307e4b687ce11ea815258aec4ef",
    "metadata": {},
    "name": "LoginScreenSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fffaa5c3b3508e7d6f04df296c06f56a";

export default node;
