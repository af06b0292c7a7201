/**
 * @generated SignedSource<<ecb55b28a22194c6002c92cceafb0076>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FormFieldMatch = "ALL" | "ANY";
export type FormFieldOperator = "CONTAINS" | "EMPTY" | "FILLED" | "IS" | "IS_NOT";
export type FormFieldParameter = "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM";
export type FormFieldType = "CUSTOM_FIELD" | "DESCRIPTION" | "EMAIL" | "HIDDEN" | "LINE" | "NAME" | "SECTION" | "SPACE" | "SURNAME" | "TITLE";
export type FormFieldWidth = "HALF" | "WHOLE";
export type FormTemplate = "CARD" | "PLAIN" | "SPLIT";
import type { FragmentRefs } from "relay-runtime";
export type savedForm_data$data = {
  readonly allowedOrigins: ReadonlyArray<string> | null | undefined;
  readonly answersLimit: number | null | undefined;
  readonly answersPerAddress: number | null | undefined;
  readonly answersPerEmail: number | null | undefined;
  readonly buttonName: string | null | undefined;
  readonly closesAt: string | null | undefined;
  readonly code: string | null | undefined;
  readonly createUser: boolean;
  readonly description: string | null | undefined;
  readonly fields: ReadonlyArray<{
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
    } | null | undefined;
    readonly hint: string | null | undefined;
    readonly label: string | null | undefined;
    readonly parameter: FormFieldParameter | null | undefined;
    readonly ref: string;
    readonly required: boolean;
    readonly text: string | null | undefined;
    readonly type: FormFieldType;
    readonly value: string | null | undefined;
    readonly width: FormFieldWidth;
  }> | null | undefined;
  readonly frontTemplate: FormTemplate | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly opensAt: string | null | undefined;
  readonly redirectUrl: string | null | undefined;
  readonly role: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly socialNetworkLogin: boolean;
  readonly successText: string | null | undefined;
  readonly textAfter: string | null | undefined;
  readonly textBefore: string | null | undefined;
  readonly textFull: string | null | undefined;
  readonly title: string | null | undefined;
  readonly version: string | null | undefined;
  readonly webhook: string | null | undefined;
  readonly " $fragmentType": "savedForm_data";
};
export type savedForm_data$key = {
  readonly " $data"?: savedForm_data$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedForm_data">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "savedForm_data"
};

(node as any).hash = "5a6f077d067a744093913b9d1cef6ba6";

export default node;
