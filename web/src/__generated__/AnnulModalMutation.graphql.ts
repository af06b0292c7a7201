/**
 * @generated SignedSource<<5b644b0c7a434a97b128ed5e439d1f94>>
 * @relayHash db57cfcef90470b889610fafd8315802
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a9ad2c8c71f09f5787c4a3c0ecab2acd53e21c314c729c786305fc7ee0576fd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TestAttemptState = "CHECKED" | "EXPIRED" | "IN_PROGRESS" | "ON_CHECK";
export type AnnulTestAttemptsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  reason: string;
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
export type AnnulModalMutation$variables = {
  input: AnnulTestAttemptsInput;
};
export type AnnulModalMutation$data = {
  readonly annulTestAttempts: {
    readonly changedCount: number;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly testAttempts: ReadonlyArray<{
      readonly annulledAt: string | null | undefined;
      readonly annulmentReason: string | null | undefined;
      readonly id: string;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type AnnulModalMutation = {
  response: AnnulModalMutation$data;
  variables: AnnulModalMutation$variables;
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
  "name": "changedCount",
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
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AnnulModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnnulTestAttemptsPayload",
        "kind": "LinkedField",
        "name": "annulTestAttempts",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
          (v6/*:: as any*/)
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
    "name": "AnnulModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnnulTestAttemptsPayload",
        "kind": "LinkedField",
        "name": "annulTestAttempts",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8a9ad2c8c71f09f5787c4a3c0ecab2acd53e21c314c729c786305fc7ee0576fd",
    "metadata": {},
    "name": "AnnulModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9fad4a21fa30d98419db99f4b780381e";

export default node;
