/**
 * @generated SignedSource<<8443a88dcd85f4870327810f8be5caa6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CustomFieldType = "AVATAR" | "CHOOSE_ROLE" | "DATE" | "DATETIME" | "EMAIL" | "FILE" | "IMAGE" | "INTEGER" | "LIST" | "LIST_BITRIX" | "PHONE" | "STRING" | "TELEGRAM_ID" | "TEXT" | "URL";
export type FormFieldParameter = "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM";
export type FormFieldType = "CUSTOM_FIELD" | "DESCRIPTION" | "EMAIL" | "HIDDEN" | "LINE" | "NAME" | "SECTION" | "SPACE" | "SURNAME" | "TITLE";
import type { FragmentRefs } from "relay-runtime";
export type answerColumns_field$data = {
  readonly customField: {
    readonly name: string;
    readonly type: CustomFieldType;
  } | null | undefined;
  readonly databaseId: number;
  readonly label: string | null | undefined;
  readonly parameter: FormFieldParameter | null | undefined;
  readonly ref: string;
  readonly type: FormFieldType;
  readonly " $fragmentType": "answerColumns_field";
};
export type answerColumns_field$key = {
  readonly " $data"?: answerColumns_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"answerColumns_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "answerColumns_field"
};

(node as any).hash = "0948b9272aeb2d7d57ba625dc7b0616a";

export default node;
