/**
 * @generated SignedSource<<14f6e402201a69fc03537db04d87e12a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TestStatistics_test$data = {
  readonly statistics: {
    readonly attemptsCount: number;
    readonly isCut: boolean;
    readonly learnersCount: number;
    readonly meanShare: number | null | undefined;
    readonly medianMinutes: number | null | undefined;
    readonly passedShare: number | null | undefined;
    readonly questions: ReadonlyArray<{
      readonly questionId: number;
      readonly " $fragmentSpreads": FragmentRefs<"QuestionStatistics_question">;
    }>;
    readonly shares: ReadonlyArray<number>;
  } | null | undefined;
  readonly " $fragmentType": "TestStatistics_test";
};
export type TestStatistics_test$key = {
  readonly " $data"?: TestStatistics_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestStatistics_test">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TestStatistics_test",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "filter",
            "variableName": "filter"
          }
        ],
        "concreteType": "TestStatistics",
        "kind": "LinkedField",
        "name": "statistics",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "attemptsCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCut",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "learnersCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "meanShare",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "passedShare",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "medianMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shares",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "QuestionStatistics",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "questionId",
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "QuestionStatistics_question"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Test",
  "abstractKey": null
};

(node as any).hash = "37fef61d212fc289c2268db90218c4bd";

export default node;
