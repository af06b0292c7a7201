/**
 * @generated SignedSource<<e40ac78e9dae7dcafae7125dab190515>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type testParts_test$data = {
  readonly parts: ReadonlyArray<{
    readonly part: number;
    readonly title: string | null | undefined;
  }>;
  readonly questions: ReadonlyArray<{
    readonly part: number;
  }>;
  readonly " $fragmentType": "testParts_test";
};
export type testParts_test$key = {
  readonly " $data"?: testParts_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"testParts_test">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "testParts_test"
};

(node as any).hash = "eb35fd44ea2279604c0f3034d9719aa4";

export default node;
