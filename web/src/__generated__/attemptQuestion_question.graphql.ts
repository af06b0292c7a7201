/**
 * @generated SignedSource<<a458fc42a62f2e21e963d730bf2126b2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AnswerOutcome = "MISSED" | "RIGHT" | "WRONG";
export type AnswerState = "NOT_GIVEN" | "PARTLY" | "RIGHT" | "WAITS" | "WRONG";
export type CriterionType = "POINTS" | "YES_NO";
export type TestQuestionType = "ASSESSMENT_BY_CRITERION" | "AUDIO_INPUT" | "CHECKBOX" | "CORRESPONDENCE" | "INPUT" | "MULTI_INPUT" | "NUMERIC_INPUT" | "RADIO" | "SELECT_INPUT" | "SORT" | "TEXTAREA" | "TEXT_INPUT" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type attemptQuestion_question$data = {
  readonly answer: {
    readonly answerIds: ReadonlyArray<number> | null | undefined;
    readonly files: ReadonlyArray<{
      readonly databaseId: number;
      readonly id: string;
      readonly mimeType: string;
      readonly name: string;
      readonly size: number;
      readonly url: string;
    }>;
    readonly items: ReadonlyArray<{
      readonly answerId: number;
      readonly itemId: number;
    }> | null | undefined;
    readonly links: ReadonlyArray<{
      readonly dependentId: number;
      readonly mainId: number;
    }> | null | undefined;
    readonly text: string | null | undefined;
    readonly texts: ReadonlyArray<{
      readonly answerId: number;
      readonly text: string;
    }> | null | undefined;
  } | null | undefined;
  readonly answeredAt: string | null | undefined;
  readonly answers: ReadonlyArray<{
    readonly databaseId: number;
    readonly sort: number;
    readonly value: string;
  }>;
  readonly caseSensitive: boolean;
  readonly correspondenceMulti: boolean;
  readonly correspondences: ReadonlyArray<{
    readonly databaseId: number;
    readonly isMain: boolean;
    readonly sort: number;
    readonly value: string;
  }>;
  readonly criteria: ReadonlyArray<{
    readonly databaseId: number;
    readonly description: string | null | undefined;
    readonly maxPoints: number;
    readonly name: string;
    readonly sort: number;
  }>;
  readonly criterionType: CriterionType;
  readonly deadlineAt: string | null | undefined;
  readonly files: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly mimeType: string;
    readonly name: string;
    readonly size: number;
    readonly url: string;
  }>;
  readonly isOpened: boolean;
  readonly isOver: boolean;
  readonly maxPoints: number;
  readonly part: number;
  readonly partial: boolean;
  readonly penaltyPercentage: number | null | undefined;
  readonly place: number;
  readonly question: string;
  readonly questionId: number;
  readonly required: boolean;
  readonly revision: number;
  readonly right: {
    readonly answers: ReadonlyArray<{
      readonly comment: string | null | undefined;
      readonly correct: boolean;
      readonly correctPosition: number | null | undefined;
      readonly databaseId: number;
      readonly parentAnswerId: number | null | undefined;
      readonly sort: number;
      readonly tolerance: string | null | undefined;
      readonly value: string;
    }>;
    readonly links: ReadonlyArray<{
      readonly dependentId: number;
      readonly mainId: number;
    }>;
    readonly selectInputItems: ReadonlyArray<{
      readonly answerId: number;
      readonly correct: boolean;
      readonly databaseId: number;
      readonly sort: number;
      readonly value: string;
    }>;
    readonly solution: string | null | undefined;
  } | null | undefined;
  readonly score: {
    readonly comment: string | null | undefined;
    readonly marks: ReadonlyArray<{
      readonly criterionId: number;
      readonly points: number;
    }> | null | undefined;
    readonly parts: ReadonlyArray<{
      readonly answerId: number | null | undefined;
      readonly dependentId: number | null | undefined;
      readonly mainId: number | null | undefined;
      readonly outcome: AnswerOutcome;
    }>;
    readonly points: number;
    readonly state: AnswerState;
  } | null | undefined;
  readonly selectInputItems: ReadonlyArray<{
    readonly answerId: number;
    readonly databaseId: number;
    readonly sort: number;
    readonly value: string;
  }>;
  readonly timer: number | null | undefined;
  readonly triesLeft: number | null | undefined;
  readonly type: TestQuestionType;
  readonly " $fragmentType": "attemptQuestion_question";
};
export type attemptQuestion_question$key = {
  readonly " $data"?: attemptQuestion_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"attemptQuestion_question">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "attemptQuestion_question"
};

(node as any).hash = "aa17b1b6b47434e93c13ce235c21cc15";

export default node;
