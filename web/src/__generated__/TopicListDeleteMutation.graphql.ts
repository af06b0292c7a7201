/**
 * @generated SignedSource<<d88650fafb926b4267993305b38507c0>>
 * @relayHash 230908ea8a553c036507643dba199127
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca5d9fed9833bf3f35b8a9eedcc1c4614caa9708551b80d2a538c81b916d78c9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteTopicsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  topics: TopicSelection;
};
export type TopicSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: TopicMatch | null | undefined;
};
export type TopicMatch = {
  filter?: TopicFilter | null | undefined;
  search?: string | null | undefined;
};
export type TopicFilter = {
  inSubject?: boolean | null | undefined;
  subject?: ReadonlyArray<string> | null | undefined;
};
export type TopicListDeleteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteTopicsInput;
};
export type TopicListDeleteMutation$data = {
  readonly deleteTopics: {
    readonly deletedCount: number;
    readonly deletedTopicIds: ReadonlyArray<string>;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type TopicListDeleteMutation = {
  response: TopicListDeleteMutation$data;
  variables: TopicListDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedTopicIds",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "names",
    "storageKey": null
  }
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v5/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TopicListDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteTopicsPayload",
        "kind": "LinkedField",
        "name": "deleteTopics",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "outcome_skipped",
                "selections": (v6/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TopicListDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteTopicsPayload",
        "kind": "LinkedField",
        "name": "deleteTopics",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedTopicIds",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ca5d9fed9833bf3f35b8a9eedcc1c4614caa9708551b80d2a538c81b916d78c9",
    "metadata": {},
    "name": "TopicListDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1508174b7a3e0d2781281f8b3a9befa6";

export default node;
