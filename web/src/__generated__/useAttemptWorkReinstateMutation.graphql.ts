/**
 * @generated SignedSource<<e83f73957e2f59c3f7ef9d1904819c5a>>
 * @relayHash 7db01d9593ffc55c22a6fb4fe73131c0
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3216f1cfb50957ff82eca3193d22eef274569bdd64279dd7867ade4c6fcb1c16

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TestAttemptState = "CHECKED" | "EXPIRED" | "IN_PROGRESS" | "ON_CHECK";
export type ReinstateTestAttemptsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  testAttempts: TestAttemptSelection;
};
export type TestAttemptSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: TestAttemptMatch | null | undefined;
};
export type TestAttemptMatch = {
  filter?: TestAttemptQueueFilter | null | undefined;
};
export type TestAttemptQueueFilter = {
  annulled?: boolean | null | undefined;
  beganFrom?: string | null | undefined;
  beganTo?: string | null | undefined;
  best?: boolean | null | undefined;
  group?: ReadonlyArray<string> | null | undefined;
  isPassed?: boolean | null | undefined;
  state?: ReadonlyArray<TestAttemptState> | null | undefined;
  test?: ReadonlyArray<string> | null | undefined;
  user?: ReadonlyArray<string> | null | undefined;
  visitor?: boolean | null | undefined;
  waiting?: boolean | null | undefined;
};
export type useAttemptWorkReinstateMutation$variables = {
  input: ReinstateTestAttemptsInput;
};
export type useAttemptWorkReinstateMutation$data = {
  readonly reinstateTestAttempts: {
    readonly testAttempts: ReadonlyArray<{
      readonly annulledAt: string | null | undefined;
      readonly annulmentReason: string | null | undefined;
      readonly id: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"outcome_payload" | "userErrors_payload">;
  };
};
export type useAttemptWorkReinstateMutation = {
  response: useAttemptWorkReinstateMutation$data;
  variables: useAttemptWorkReinstateMutation$variables;
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
  "concreteType": "TestAttempt",
  "kind": "LinkedField",
  "name": "testAttempts",
  "plural": true,
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
      "name": "annulledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "annulmentReason",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
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
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedCount",
      "storageKey": null
    }
  ],
  "type": "DeletionPayload",
  "abstractKey": "__isDeletionPayload"
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restoredCount",
      "storageKey": null
    }
  ],
  "type": "RestorationPayload",
  "abstractKey": "__isRestorationPayload"
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedCount",
      "storageKey": null
    }
  ],
  "type": "ChangePayload",
  "abstractKey": "__isChangePayload"
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletion",
      "storageKey": null
    }
  ],
  "type": "TrashPayload",
  "abstractKey": "__isTrashPayload"
},
v10 = {
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
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAttemptWorkReinstateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReinstateTestAttemptsPayload",
        "kind": "LinkedField",
        "name": "reinstateTestAttempts",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "outcome_payload",
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
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
                        "selections": (v5/*:: as any*/),
                        "args": null,
                        "argumentDefinitions": []
                      }
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "type": "BulkPayload",
                "abstractKey": "__isBulkPayload"
              }
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v10/*:: as any*/)
            ],
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
    "name": "useAttemptWorkReinstateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReinstateTestAttemptsPayload",
        "kind": "LinkedField",
        "name": "reinstateTestAttempts",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SkippedRecords",
                "kind": "LinkedField",
                "name": "skipped",
                "plural": true,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "type": "BulkPayload",
            "abstractKey": "__isBulkPayload"
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3216f1cfb50957ff82eca3193d22eef274569bdd64279dd7867ade4c6fcb1c16",
    "metadata": {},
    "name": "useAttemptWorkReinstateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7cc8c05fc8b003243d2602bcd6b16e3e";

export default node;
