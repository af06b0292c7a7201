/**
 * @generated SignedSource<<f43512828c2c7f700ae559d96ec8ec5b>>
 * @relayHash eb0db7e192aea0a7ce16056e4df876b6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc0a2f9b7078d6f707ead14ae72ce18e55b180f6d6a322048c16c9c22c4e6382

import type { ConcreteRequest } from 'relay-runtime';
export type MergeTopicsInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  intoId: string;
};
export type TopicListMergeMutation$variables = {
  input: MergeTopicsInput;
};
export type TopicListMergeMutation$data = {
  readonly mergeTopics: {
    readonly deletedTopicId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type TopicListMergeMutation = {
  response: TopicListMergeMutation$data;
  variables: TopicListMergeMutation$variables;
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
    "concreteType": "MergeTopicsPayload",
    "kind": "LinkedField",
    "name": "mergeTopics",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedTopicId",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "name": "TopicListMergeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TopicListMergeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fc0a2f9b7078d6f707ead14ae72ce18e55b180f6d6a322048c16c9c22c4e6382",
    "metadata": {},
    "name": "TopicListMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "32ad3fdd4d900d411f1b23c88b9ffd41";

export default node;
