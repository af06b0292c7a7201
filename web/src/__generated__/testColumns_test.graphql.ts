/**
 * @generated SignedSource<<6546d0b83798e111ec28039c42061891>>
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

(node as any).hash = "c657c6056b225e5fe5f646699c0db634";

export default node;
