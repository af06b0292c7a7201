/**
 * @generated SignedSource<<0ee79ba71b6934c8dd7f9491fd78bf21>>
 * @relayHash 4fe100567ed64bc3d129062c613c2784
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 689fece64a2dc5e8966be1a1c674e6a2d988f999330657ee6197042524e3354f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accessToken",
  "storageKey": null
},
v3 = {
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
    "name": "SocialCallbackScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmSocialSignInPayload",
        "kind": "LinkedField",
        "name": "confirmSocialSignIn",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
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
    "name": "SocialCallbackScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmSocialSignInPayload",
        "kind": "LinkedField",
        "name": "confirmSocialSignIn",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "689fece64a2dc5e8966be1a1c674e6a2d988f999330657ee6197042524e3354f",
    "metadata": {},
    "name": "SocialCallbackScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "98dfd451f182ccea488fae58a364498f";

export default node;
