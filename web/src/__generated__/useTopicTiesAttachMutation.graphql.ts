/**
 * @generated SignedSource<<810f975ded9b6c6fcbc0b0b406cffc67>>
 * @relayHash a9c3c0a7e73ff687aaa55567896f3789
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1de70b85af1af5f478a752781c71bdcd15260bf736f9a8474da50bed66787232

import type { ConcreteRequest } from 'relay-runtime';
export type AttachSubjectTopicsInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  topicIds: ReadonlyArray<string>;
};
export type useTopicTiesAttachMutation$variables = {
  input: AttachSubjectTopicsInput;
};
export type useTopicTiesAttachMutation$data = {
  readonly attachSubjectTopics: {
    readonly subject: {
      readonly id: string;
      readonly topicsCount: number | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useTopicTiesAttachMutation = {
  response: useTopicTiesAttachMutation$data;
  variables: useTopicTiesAttachMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "topicsCount",
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTopicTiesAttachMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AttachSubjectTopicsPayload",
        "kind": "LinkedField",
        "name": "attachSubjectTopics",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Subject",
            "kind": "LinkedField",
            "name": "subject",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "NULL"
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
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
    "name": "useTopicTiesAttachMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AttachSubjectTopicsPayload",
        "kind": "LinkedField",
        "name": "attachSubjectTopics",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Subject",
            "kind": "LinkedField",
            "name": "subject",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1de70b85af1af5f478a752781c71bdcd15260bf736f9a8474da50bed66787232",
    "metadata": {},
    "name": "useTopicTiesAttachMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1eede07530a6d4367997294ee00a6a13";

export default node;
