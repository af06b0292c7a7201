/**
 * @generated SignedSource<<eb5bb8a86a45a383467386d0370f2f64>>
 * @relayHash ae7e261d8363721358cce3e02e8ec467
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6aade013811a09efdf391cf0b1c7d5edc22a5fe81f68bc2ae9a5e6c0db72e728

import type { ConcreteRequest } from 'relay-runtime';
export type SocialProvider = "GOOGLE" | "OIDC" | "VK" | "YANDEX";
export type BeginSocialSignInInput = {
  clientMutationId?: string | null | undefined;
  company: string;
  form?: string | null | undefined;
  invite?: string | null | undefined;
  provider: SocialProvider;
};
export type SocialButtonsMutation$variables = {
  input: BeginSocialSignInInput;
};
export type SocialButtonsMutation$data = {
  readonly beginSocialSignIn: {
    readonly address: string | null | undefined;
    readonly secret: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type SocialButtonsMutation = {
  response: SocialButtonsMutation$data;
  variables: SocialButtonsMutation$variables;
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
    "concreteType": "BeginSocialSignInPayload",
    "kind": "LinkedField",
    "name": "beginSocialSignIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
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
    "name": "SocialButtonsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SocialButtonsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6aade013811a09efdf391cf0b1c7d5edc22a5fe81f68bc2ae9a5e6c0db72e728",
    "metadata": {},
    "name": "SocialButtonsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "72e549a5c9e291d0e5b5ef91691d8b23";

export default node;
