/**
 * @generated SignedSource<<3601d0200bc01af67729b2d9a8843861>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TestStatus = "ACTIVE" | "DELETED" | "INACTIVE";
import type { FragmentRefs } from "relay-runtime";
export type testColumns_test$data = {
  readonly activeQuestionsCount: number | null | undefined;
  readonly author: {
    readonly fullName: string;
  } | null | undefined;
  readonly category: {
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly databaseId: number;
  readonly gradingScale: number | null | undefined;
  readonly infinityAttempts: boolean | null | undefined;
  readonly maxAttempts: number | null | undefined;
  readonly questionsCount: number | null | undefined;
  readonly status: TestStatus | null | undefined;
  readonly subject: {
    readonly name: string;
  } | null | undefined;
  readonly successfulPointsMax: number | null | undefined;
  readonly teachers: ReadonlyArray<{
    readonly fullName: string;
  }> | null | undefined;
  readonly timer: number | null | undefined;
  readonly updatedAt: string | null | undefined;
  readonly " $fragmentType": "testColumns_test";
};
export type testColumns_test$key = {
  readonly " $data"?: testColumns_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"testColumns_test">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "testColumns_test"
};

(node as any).hash = "f7ed55e7fb4cbdff939ac02db9c6482c";

export default node;
