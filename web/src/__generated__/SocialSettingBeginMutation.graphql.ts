/**
 * @generated SignedSource<<41c071d6a205825d270ca87e499f8aa8>>
 * @relayHash a99dea22a7e4179de0757ea665d95114
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b87097061457fed79075cfed74a4318aa286b4dae6bffb74a50b9b07c07bb599

import type { ConcreteRequest } from 'relay-runtime';
export type SocialProvider = "GOOGLE" | "OIDC" | "VK" | "YANDEX";
export type BeginSocialLinkInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  currentPassword?: string | null | undefined;
  provider: SocialProvider;
};
export type SocialSettingBeginMutation$variables = {
  input: BeginSocialLinkInput;
};
export type SocialSettingBeginMutation$data = {
  readonly beginSocialLink: {
    readonly address: string | null | undefined;
    readonly secret: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type SocialSettingBeginMutation = {
  response: SocialSettingBeginMutation$data;
  variables: SocialSettingBeginMutation$variables;
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
    "concreteType": "BeginSocialLinkPayload",
    "kind": "LinkedField",
    "name": "beginSocialLink",
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
    "name": "SocialSettingBeginMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SocialSettingBeginMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b87097061457fed79075cfed74a4318aa286b4dae6bffb74a50b9b07c07bb599",
    "metadata": {},
    "name": "SocialSettingBeginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d338b0e1938fc88cab98757c0d073fdc";

export default node;
