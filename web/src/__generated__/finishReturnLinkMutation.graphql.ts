/**
 * @generated SignedSource<<1ddb85a9b199590c8253a3005dd804b4>>
 * @relayHash ac835e5d2ea217fb350454278cbeba86
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87ead60dfe75975d7d785848b54744a0404de52b169b5468ba2a45dfa6997ce6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinishSocialLinkInput = {
  clientMutationId?: string | null | undefined;
  query: string;
  secret: string;
};
export type finishReturnLinkMutation$variables = {
  input: FinishSocialLinkInput;
};
export type finishReturnLinkMutation$data = {
  readonly finishSocialLink: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type finishReturnLinkMutation = {
  response: finishReturnLinkMutation$data;
  variables: finishReturnLinkMutation$variables;
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
    "name": "finishReturnLinkMutation",
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
    "name": "finishReturnLinkMutation",
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
    "id": "87ead60dfe75975d7d785848b54744a0404de52b169b5468ba2a45dfa6997ce6",
    "metadata": {},
    "name": "finishReturnLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0d079c795bb3bdf87c31715b8360664c";

export default node;
