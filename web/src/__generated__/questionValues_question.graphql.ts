/**
 * @generated SignedSource<<52d210283a748ebe369ed8f86f79ec94>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CriterionType = "POINTS" | "YES_NO";
export type TestQuestionType = "ASSESSMENT_BY_CRITERION" | "AUDIO_INPUT" | "CHECKBOX" | "CORRESPONDENCE" | "INPUT" | "MULTI_INPUT" | "NUMERIC_INPUT" | "RADIO" | "SELECT_INPUT" | "SORT" | "TEXTAREA" | "TEXT_INPUT" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type questionValues_question$data = {
  readonly answers: ReadonlyArray<{
    readonly comment: string | null | undefined;
    readonly correct: boolean | null | undefined;
    readonly databaseId: number;
    readonly id: string;
    readonly parentAnswerId: number | null | undefined;
    readonly sort: number | null | undefined;
    readonly tolerance: string | null | undefined;
    readonly value: string;
  }> | null | undefined;
  readonly caseSensitive: boolean | null | undefined;
  readonly checkWithoutRegister: boolean | null | undefined;
  readonly correspondenceLinks: ReadonlyArray<{
    readonly dependentId: number;
    readonly mainId: number;
  }> | null | undefined;
  readonly correspondenceMulti: boolean | null | undefined;
  readonly correspondences: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly isMain: boolean;
    readonly value: string;
  }> | null | undefined;
  readonly criterionType: CriterionType | null | undefined;
  readonly files: ReadonlyArray<{
    readonly file: {
      readonly fileName: string;
      readonly id: string;
      readonly url: string;
    } | null | undefined;
  }> | null | undefined;
  readonly infinityAttempts: boolean | null | undefined;
  readonly maxAttempts: number | null | undefined;
  readonly maxPoints: number | null | undefined;
  readonly part: number | null | undefined;
  readonly partial: boolean | null | undefined;
  readonly penaltyPercentage: number | null | undefined;
  readonly question: string | null | undefined;
  readonly questionCriteria: ReadonlyArray<{
    readonly description: string | null | undefined;
    readonly id: string;
    readonly maxPoints: number;
    readonly name: string;
  }> | null | undefined;
  readonly required: boolean | null | undefined;
  readonly selectInputItems: ReadonlyArray<{
    readonly answerId: number;
    readonly correct: boolean | null | undefined;
    readonly id: string;
    readonly value: string;
  }> | null | undefined;
  readonly showAnswerNote: boolean | null | undefined;
  readonly shuffleAnswers: boolean | null | undefined;
  readonly solution: string | null | undefined;
  readonly timer: number | null | undefined;
  readonly topic: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly type: TestQuestionType;
  readonly " $fragmentType": "questionValues_question";
};
export type questionValues_question$key = {
  readonly " $data"?: questionValues_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"questionValues_question">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "questionValues_question"
};

(node as any).hash = "a91b35b6156b6a3f5d89664a0a6e5826";

export default node;
