/**
 * @generated SignedSource<<abe8131aab4d09aca7c709a608bc60f1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ShownTestResult = "ANSWERS" | "CORRECTNESS" | "NOTHING" | "POINTS";
import type { FragmentRefs } from "relay-runtime";
export type settingsValues_test$data = {
  readonly category: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly description: string | null | undefined;
  readonly gradingScale: number;
  readonly infinityAttempts: boolean;
  readonly isFree: boolean;
  readonly maxAttempts: number;
  readonly parts: ReadonlyArray<{
    readonly drawsCount: number | null | undefined;
    readonly part: number;
    readonly title: string | null | undefined;
  }>;
  readonly questions: ReadonlyArray<{
    readonly part: number;
  }>;
  readonly shownResult: ShownTestResult;
  readonly shuffleAnswers: boolean;
  readonly shuffleQuestions: boolean;
  readonly subject: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly successfulPoints: number | null | undefined;
  readonly timer: number | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "settingsValues_test";
};
export type settingsValues_test$key = {
  readonly " $data"?: settingsValues_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"settingsValues_test">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "settingsValues_test"
};

(node as any).hash = "802da7914da6bf14c4967456606b7a9e";

export default node;
