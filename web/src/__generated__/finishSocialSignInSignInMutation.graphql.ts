/**
 * @generated SignedSource<<d998376c02bce9f78728e3829db4c6a3>>
 * @relayHash f2ca0bf4b852a5b659065de42696077e
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28afed2bec5c00076ecf665ad0d12b001f6b0376be7f4ee57919335d0354e2e9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinishSocialSignInInput = {
  clientMutationId?: string | null | undefined;
  query: string;
  secret: string;
};
export type finishSocialSignInSignInMutation$variables = {
  input: FinishSocialSignInInput;
};
export type finishSocialSignInSignInMutation$data = {
  readonly finishSocialSignIn: {
    readonly accessToken: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type finishSocialSignInSignInMutation = {
  response: finishSocialSignInSignInMutation$data;
  variables: finishSocialSignInSignInMutation$variables;
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
    "name": "finishSocialSignInSignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FinishSocialSignInPayload",
        "kind": "LinkedField",
        "name": "finishSocialSignIn",
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
    "name": "finishSocialSignInSignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FinishSocialSignInPayload",
        "kind": "LinkedField",
        "name": "finishSocialSignIn",
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
    "id": "28afed2bec5c00076ecf665ad0d12b001f6b0376be7f4ee57919335d0354e2e9",
    "metadata": {},
    "name": "finishSocialSignInSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "813e7cfedccd5c0887018a41f83cbbe3";

export default node;
