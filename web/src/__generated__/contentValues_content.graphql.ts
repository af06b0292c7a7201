/**
 * @generated SignedSource<<82350ceadea622861587c54aeb82bb73>>
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
export type contentValues_content$data = {
  readonly answers: ReadonlyArray<{
    readonly comment: string | null | undefined;
    readonly correct: boolean;
    readonly number: number;
    readonly parentNumber: number | null | undefined;
    readonly sort: number;
    readonly tolerance: string | null | undefined;
    readonly value: string;
  }>;
  readonly caseSensitive: boolean;
  readonly correspondenceLinks: ReadonlyArray<{
    readonly dependentNumber: number;
    readonly mainNumber: number;
  }>;
  readonly correspondenceMulti: boolean;
  readonly correspondences: ReadonlyArray<{
    readonly isMain: boolean;
    readonly number: number;
    readonly value: string;
  }>;
  readonly criteria: ReadonlyArray<{
    readonly description: string | null | undefined;
    readonly maxPoints: number;
    readonly name: string;
  }>;
  readonly criterionType: CriterionType;
  readonly maxPoints: number;
  readonly partial: boolean;
  readonly penaltyPercentage: number | null | undefined;
  readonly question: string;
  readonly selectInputItems: ReadonlyArray<{
    readonly answerNumber: number;
    readonly correct: boolean;
    readonly value: string;
  }>;
  readonly solution: string | null | undefined;
  readonly type: TestQuestionType;
  readonly " $fragmentType": "contentValues_content";
};
export type contentValues_content$key = {
  readonly " $data"?: contentValues_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"contentValues_content">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "contentValues_content"
};

(node as any).hash = "ad159284375714599ced9b8031c54488";

export default node;
