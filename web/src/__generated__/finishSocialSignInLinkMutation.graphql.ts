/**
 * @generated SignedSource<<7d7bb733fd781d9a3da1db59645d424c>>
 * @relayHash aa709b1c35bb6b0ffba6288e5c751299
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d46a9e441024316e8b4390dcfa1898c84ebdfe99e036e1944fdab067de1e3e7c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinishSocialLinkInput = {
  clientMutationId?: string | null | undefined;
  query: string;
  secret: string;
};
export type finishSocialSignInLinkMutation$variables = {
  input: FinishSocialLinkInput;
};
export type finishSocialSignInLinkMutation$data = {
  readonly finishSocialLink: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type finishSocialSignInLinkMutation = {
  response: finishSocialSignInLinkMutation$data;
  variables: finishSocialSignInLinkMutation$variables;
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
v2 = [
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "finishSocialSignInLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FinishSocialLinkPayload",
        "kind": "LinkedField",
        "name": "finishSocialLink",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": (v2/*:: as any*/),
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
    "name": "finishSocialSignInLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FinishSocialLinkPayload",
        "kind": "LinkedField",
        "name": "finishSocialLink",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d46a9e441024316e8b4390dcfa1898c84ebdfe99e036e1944fdab067de1e3e7c",
    "metadata": {},
    "name": "finishSocialSignInLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5f0ff0bd8e8e3dbd2de4941cf60b9613";

export default node;
