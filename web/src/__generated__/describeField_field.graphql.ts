/**
 * @generated SignedSource<<b5c08cfc8c6feb50db31228a0653c2cf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CustomFieldListShowType = "RADIO_CHECKBOX" | "SELECT";
export type CustomFieldType = "AVATAR" | "CHOOSE_ROLE" | "DATE" | "DATETIME" | "EMAIL" | "FILE" | "IMAGE" | "INTEGER" | "LIST" | "LIST_BITRIX" | "PHONE" | "STRING" | "TELEGRAM_ID" | "TEXT" | "URL";
import type { FragmentRefs } from "relay-runtime";
export type describeField_field$data = {
  readonly databaseId: number;
  readonly listShowType: CustomFieldListShowType;
  readonly multiple: boolean;
  readonly name: string;
  readonly prompt: string | null | undefined;
  readonly type: CustomFieldType;
  readonly variables: ReadonlyArray<{
    readonly databaseId: number;
    readonly dependentCustomFields: ReadonlyArray<{
      readonly databaseId: number;
    }> | null | undefined;
    readonly dependentVariables: ReadonlyArray<{
      readonly databaseId: number;
    }> | null | undefined;
    readonly value: string;
  }> | null | undefined;
  readonly " $fragmentType": "describeField_field";
};
export type describeField_field$key = {
  readonly " $data"?: describeField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"describeField_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "describeField_field"
};

(node as any).hash = "bdc7ef3dc2326cd8c19c2c1f3ce1ae1f";

export default node;
