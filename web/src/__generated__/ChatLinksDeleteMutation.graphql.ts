/**
 * @generated SignedSource<<9d9f0bba551aab38eee9734d645782be>>
 * @relayHash 515ae14f8b457ebee9341e08a92e9a2a
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2accb51572673eeffa87eac2deb7af746273bc362b9fe05c3d038219986769b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteCourseChatLinkBlockInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type ChatLinksDeleteMutation$variables = {
  input: DeleteCourseChatLinkBlockInput;
};
export type ChatLinksDeleteMutation$data = {
  readonly deleteCourseChatLinkBlock: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type ChatLinksDeleteMutation = {
  response: ChatLinksDeleteMutation$data;
  variables: ChatLinksDeleteMutation$variables;
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
    "name": "ChatLinksDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCourseChatLinkBlockPayload",
        "kind": "LinkedField",
        "name": "deleteCourseChatLinkBlock",
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
    "name": "ChatLinksDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCourseChatLinkBlockPayload",
        "kind": "LinkedField",
        "name": "deleteCourseChatLinkBlock",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d2accb51572673eeffa87eac2deb7af746273bc362b9fe05c3d038219986769b",
    "metadata": {},
    "name": "ChatLinksDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d16ef3d3b05b115f23d5050449c9660d";

export default node;
