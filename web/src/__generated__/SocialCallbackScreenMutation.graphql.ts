/**
 * @generated SignedSource<<603ebdb464fab3cd54128714e83d9ddf>>
 * @relayHash 049e4439410d750f9eb578eee88e7058
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06c13ae085a6886917410e29a4fdcb64a5239689d2adfaa29b1a8e7edd29b749

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmSocialSignInInput = {
  clientMutationId?: string | null | undefined;
  code?: string | null | undefined;
  password?: string | null | undefined;
  secret: string;
};
export type SocialCallbackScreenMutation$variables = {
  input: ConfirmSocialSignInInput;
};
export type SocialCallbackScreenMutation$data = {
  readonly confirmSocialSignIn: {
    readonly accessToken: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type SocialCallbackScreenMutation = {
  response: SocialCallbackScreenMutation$data;
  variables: SocialCallbackScreenMutation$variables;
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
    "concreteType": "ConfirmSocialSignInPayload",
    "kind": "LinkedField",
    "name": "confirmSocialSignIn",
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
    "name": "SocialCallbackScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SocialCallbackScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "06c13ae085a6886917410e29a4fdcb64a5239689d2adfaa29b1a8e7edd29b749",
    "metadata": {},
    "name": "SocialCallbackScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d5afe67674eae8b5dfcb47adc6256b31";

export default node;
