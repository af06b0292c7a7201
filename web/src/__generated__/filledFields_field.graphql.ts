/**
 * @generated SignedSource<<3489f90e7ab05fed2000ec2926a85170>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CustomFieldListShowType = "RADIO_CHECKBOX" | "SELECT";
export type CustomFieldType = "AVATAR" | "CHOOSE_ROLE" | "DATE" | "DATETIME" | "EMAIL" | "FILE" | "IMAGE" | "INTEGER" | "LIST" | "LIST_BITRIX" | "PHONE" | "STRING" | "TELEGRAM_ID" | "TEXT" | "URL";
export type FormFieldMatch = "ALL" | "ANY";
export type FormFieldOperator = "CONTAINS" | "EMPTY" | "FILLED" | "IS" | "IS_NOT";
export type FormFieldParameter = "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM";
export type FormFieldType = "CUSTOM_FIELD" | "DESCRIPTION" | "EMAIL" | "HIDDEN" | "LINE" | "NAME" | "SECTION" | "SPACE" | "SURNAME" | "TITLE";
export type FormFieldWidth = "HALF" | "WHOLE";
import type { FragmentRefs } from "relay-runtime";
export type filledFields_field$data = {
  readonly condition: {
    readonly match: FormFieldMatch;
    readonly rules: ReadonlyArray<{
      readonly field: string;
      readonly operator: FormFieldOperator;
      readonly value: string | null | undefined;
    }>;
  } | null | undefined;
  readonly customField: {
    readonly databaseId: number;
    readonly listShowType: CustomFieldListShowType | null | undefined;
    readonly multiple: boolean;
    readonly name: string;
    readonly prompt: string | null | undefined;
    readonly takesFiles: boolean | null | undefined;
    readonly type: CustomFieldType;
    readonly variables: ReadonlyArray<{
      readonly databaseId: number;
      readonly dependentCustomFieldIds: ReadonlyArray<number> | null | undefined;
      readonly dependentVariableIds: ReadonlyArray<number> | null | undefined;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly hint: string | null | undefined;
  readonly key: string;
  readonly label: string | null | undefined;
  readonly parameter: FormFieldParameter | null | undefined;
  readonly required: boolean;
  readonly text: string | null | undefined;
  readonly type: FormFieldType;
  readonly value: string | null | undefined;
  readonly width: FormFieldWidth | null | undefined;
  readonly " $fragmentType": "filledFields_field";
};
export type filledFields_field$key = {
  readonly " $data"?: filledFields_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"filledFields_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "filledFields_field"
};

(node as any).hash = "790ce78ef6eccd98b77c8842ec4a220d";

export default node;
