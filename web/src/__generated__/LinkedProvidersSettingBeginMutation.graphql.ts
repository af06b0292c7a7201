/**
 * @generated SignedSource<<351db81de395b8b59011833e2a48bdb8>>
 * @relayHash e6c651ed6459be5a1a72ef9c69835f1e
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fb78fe8e25b87c89bda90450774228b0ea5193143a134b000fc4546a40d62a5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SocialProvider = "GOOGLE" | "OIDC" | "VK" | "YANDEX";
export type BeginSocialLinkInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  currentPassword?: string | null | undefined;
  provider: SocialProvider;
};
export type LinkedProvidersSettingBeginMutation$variables = {
  input: BeginSocialLinkInput;
};
export type LinkedProvidersSettingBeginMutation$data = {
  readonly beginSocialLink: {
    readonly address: string | null | undefined;
    readonly secret: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type LinkedProvidersSettingBeginMutation = {
  response: LinkedProvidersSettingBeginMutation$data;
  variables: LinkedProvidersSettingBeginMutation$variables;
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
    "name": "LinkedProvidersSettingBeginMutation",
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
    "name": "LinkedProvidersSettingBeginMutation",
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
    "id": "6fb78fe8e25b87c89bda90450774228b0ea5193143a134b000fc4546a40d62a5",
    "metadata": {},
    "name": "LinkedProvidersSettingBeginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7bce1635a33b80d947b8c4f968d5ae7d";

export default node;
