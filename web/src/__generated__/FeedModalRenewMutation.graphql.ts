/**
 * @generated SignedSource<<f172ad898ae014d8704678b03c22e995>>
 * @relayHash 647c027a3093f806214ed580150baf5c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c5e70dd0e56a3441fa4ad543d4be4fb9b5fb4a65844e826688f3ef5a02e92f5

import type { ConcreteRequest } from 'relay-runtime';
export type RenewWebinarFeedInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
};
export type FeedModalRenewMutation$variables = {
  input: RenewWebinarFeedInput;
};
export type FeedModalRenewMutation$data = {
  readonly renewWebinarFeed: {
    readonly url: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type FeedModalRenewMutation = {
  response: FeedModalRenewMutation$data;
  variables: FeedModalRenewMutation$variables;
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
    "concreteType": "RenewWebinarFeedPayload",
    "kind": "LinkedField",
    "name": "renewWebinarFeed",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
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
    "name": "FeedModalRenewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FeedModalRenewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1c5e70dd0e56a3441fa4ad543d4be4fb9b5fb4a65844e826688f3ef5a02e92f5",
    "metadata": {},
    "name": "FeedModalRenewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f7e11ac3827eb5248fecfa4cebc7d8cc";

export default node;
