/**
 * @generated SignedSource<<726125549bc0f13a1b4e1b4b9af95765>>
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

(node as any).hash = "5d8115e322d3ffa1a06e058844a6044b";

export default node;
