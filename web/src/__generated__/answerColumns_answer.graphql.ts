/**
 * @generated SignedSource<<158a1df218bc428d923e4dda033d9ddf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type answerColumns_answer$data = {
  readonly createdAt: string;
  readonly databaseId: number;
  readonly user: {
    readonly fullName: string | null | undefined;
  } | null | undefined;
  readonly values: ReadonlyArray<{
    readonly label: string;
    readonly ref: string;
    readonly " $fragmentSpreads": FragmentRefs<"answerColumns_value">;
  }> | null | undefined;
  readonly " $fragmentType": "answerColumns_answer";
};
export type answerColumns_answer$key = {
  readonly " $data"?: answerColumns_answer$data;
  readonly " $fragmentSpreads": FragmentRefs<"answerColumns_answer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "answerColumns_answer"
};

(node as any).hash = "db9ff92723f76593011b75a2dac90206";

export default node;
