/**
 * @generated SignedSource<<edb9fbf43424b4ecfef9fd7d1e8a1c9f>>
 * @relayHash 8092622c8d58b94baeb0ee9fc81fcb4c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d11f1b82443fc38d2a00dd6d10eb95893ead03e4e9f66eb177b29df2e8476ad4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "name": "SocialButtonsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BeginSocialSignInPayload",
        "kind": "LinkedField",
        "name": "beginSocialSignIn",
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
    "name": "SocialButtonsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BeginSocialSignInPayload",
        "kind": "LinkedField",
        "name": "beginSocialSignIn",
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
    "id": "d11f1b82443fc38d2a00dd6d10eb95893ead03e4e9f66eb177b29df2e8476ad4",
    "metadata": {},
    "name": "SocialButtonsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4f81159cbfa265f0ed1170a634feb672";

export default node;
