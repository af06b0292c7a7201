/**
 * @generated SignedSource<<23d6541b86bca01faabb34a22118cbe3>>
 * @relayHash 63f598ff55dc6dd3d0bbbc63c33b7564
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b656cdd876fc478825bb26e13285aa9153ee4c55b06d47014a2d1d0499a56735

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveWebinarFeedInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
};
export type FeedModalRemoveMutation$variables = {
  input: RemoveWebinarFeedInput;
};
export type FeedModalRemoveMutation$data = {
  readonly removeWebinarFeed: {
    readonly feed: {
      readonly createdAt: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type FeedModalRemoveMutation = {
  response: FeedModalRemoveMutation$data;
  variables: FeedModalRemoveMutation$variables;
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
    "concreteType": "RemoveWebinarFeedPayload",
    "kind": "LinkedField",
    "name": "removeWebinarFeed",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WebinarFeed",
        "kind": "LinkedField",
        "name": "feed",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          }
        ],
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
    "name": "FeedModalRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FeedModalRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b656cdd876fc478825bb26e13285aa9153ee4c55b06d47014a2d1d0499a56735",
    "metadata": {},
    "name": "FeedModalRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "75ff48c1dff1c178da94ad86d1fc6014";

export default node;
