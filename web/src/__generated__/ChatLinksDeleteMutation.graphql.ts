/**
 * @generated SignedSource<<768aaece9053b15c5e45216cd4581925>>
 * @relayHash 131a0249771f260b8096d3a2d81008f3
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f8d12d6295ee64834e3561283ac83d9590c368dd62192fbe2030cc7070c4cf3

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCourseChatLinkBlockInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type ChatLinksDeleteMutation$variables = {
  input: DeleteCourseChatLinkBlockInput;
};
export type ChatLinksDeleteMutation$data = {
  readonly deleteCourseChatLinkBlock: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DeleteCourseChatLinkBlockPayload",
    "kind": "LinkedField",
    "name": "deleteCourseChatLinkBlock",
    "plural": false,
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
    "name": "ChatLinksDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChatLinksDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2f8d12d6295ee64834e3561283ac83d9590c368dd62192fbe2030cc7070c4cf3",
    "metadata": {},
    "name": "ChatLinksDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "524437025536cc38ff34141bbfd5a981";

export default node;
