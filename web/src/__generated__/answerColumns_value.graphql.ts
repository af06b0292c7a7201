/**
 * @generated SignedSource<<1aed9da18465d7c462dba83fdfeab78e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CustomFieldType = "AVATAR" | "CHOOSE_ROLE" | "DATE" | "DATETIME" | "EMAIL" | "FILE" | "IMAGE" | "INTEGER" | "LIST" | "LIST_BITRIX" | "PHONE" | "STRING" | "TELEGRAM_ID" | "TEXT" | "URL";
import type { FragmentRefs } from "relay-runtime";
export type answerColumns_value$data = {
  readonly customFieldType: CustomFieldType | null | undefined;
  readonly shown: string;
  readonly " $fragmentType": "answerColumns_value";
};
export type answerColumns_value$key = {
  readonly " $data"?: answerColumns_value$data;
  readonly " $fragmentSpreads": FragmentRefs<"answerColumns_value">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "answerColumns_value"
};

(node as any).hash = "009e497a7311a22685aeca96e53aceb8";

export default node;
