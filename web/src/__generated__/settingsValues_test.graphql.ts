/**
 * @generated SignedSource<<cfa3d921b95a4dc3c13c0ce455c1aa25>>
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

(node as any).hash = "c8f54d3c91f5cc0ba5931042ad74953c";

export default node;
