/**
 * @generated SignedSource<<15c3cb3a1c89a9f52449acad0c6ac44b>>
 * @relayHash f9d0378d54e72dff17d24b475083d275
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 887c9996174930df488a9afcd3fe022cfbbbe7c889076bf94da6228e0fc9cb9a

import type { ConcreteRequest } from 'relay-runtime';
export type CreateTopicInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  name: string;
};
export type choicesTopicMutation$variables = {
  input: CreateTopicInput;
};
export type choicesTopicMutation$data = {
  readonly createTopic: {
    readonly topic: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type choicesTopicMutation = {
  response: choicesTopicMutation$data;
  variables: choicesTopicMutation$variables;
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
    "concreteType": "CreateTopicPayload",
    "kind": "LinkedField",
    "name": "createTopic",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Topic",
        "kind": "LinkedField",
        "name": "topic",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
    "name": "choicesTopicMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "choicesTopicMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "887c9996174930df488a9afcd3fe022cfbbbe7c889076bf94da6228e0fc9cb9a",
    "metadata": {},
    "name": "choicesTopicMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e7110b80846f865aba3f8ef938645a06";

export default node;
