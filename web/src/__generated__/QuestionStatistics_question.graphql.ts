/**
 * @generated SignedSource<<3d3e019c2d378240ac96af4231c7daa2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuestionStatistics_question$data = {
  readonly askedCount: number;
  readonly difficulty: number | null | undefined;
  readonly discrimination: number | null | undefined;
  readonly given: ReadonlyArray<{
    readonly answerId: number | null | undefined;
    readonly correct: boolean | null | undefined;
    readonly count: number;
    readonly meanShare: number | null | undefined;
    readonly value: string;
  }>;
  readonly notGivenCount: number;
  readonly partlyCount: number;
  readonly question: string;
  readonly questionId: number;
  readonly rightCount: number;
  readonly topic: string | null | undefined;
  readonly waitsCount: number;
  readonly wrongCount: number;
  readonly " $fragmentType": "QuestionStatistics_question";
};
export type QuestionStatistics_question$key = {
  readonly " $data"?: QuestionStatistics_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionStatistics_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuestionStatistics_question",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "questionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "question",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "topic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rightCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partlyCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wrongCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notGivenCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "difficulty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discrimination",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GivenAnswerCount",
      "kind": "LinkedField",
      "name": "given",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answerId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
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
          "name": "correct",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "meanShare",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "QuestionStatistics",
  "abstractKey": null
};

(node as any).hash = "e2b38e6715d6dcdd6123224dd9f47421";

export default node;
