/**
 * @generated SignedSource<<8a7a069cfa1ffa153a015f5c4f223239>>
 * @relayHash 33a025b52d109a7542f3422edb133afe
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b04ba8491e65d68362c5868383bde1849bab5d458b8aa089f81bdfc0a696133

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "secret",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
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
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SocialSettingBeginMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BeginSocialLinkPayload",
        "kind": "LinkedField",
        "name": "beginSocialLink",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v4/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
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
    "name": "SocialSettingBeginMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BeginSocialLinkPayload",
        "kind": "LinkedField",
        "name": "beginSocialLink",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7b04ba8491e65d68362c5868383bde1849bab5d458b8aa089f81bdfc0a696133",
    "metadata": {},
    "name": "SocialSettingBeginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ccd89a002fdee8694e8058a8b230df7d";

export default node;
