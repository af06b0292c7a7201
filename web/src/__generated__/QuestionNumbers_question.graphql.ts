/**
 * @generated SignedSource<<a9e31291c1282edb7f91ab45083070fa>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuestionNumbers_question$data = {
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
  readonly " $fragmentType": "QuestionNumbers_question";
};
export type QuestionNumbers_question$key = {
  readonly " $data"?: QuestionNumbers_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionNumbers_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuestionNumbers_question",
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

(node as any).hash = "8c9d0dbbb68efe49b39b46b815079bb2";

export default node;
