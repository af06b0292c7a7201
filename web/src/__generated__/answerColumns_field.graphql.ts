/**
 * @generated SignedSource<<da7e7b47dbe76e7ad380af53f25c690c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FormFieldParameter = "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM";
export type FormFieldType = "CUSTOM_FIELD" | "DESCRIPTION" | "EMAIL" | "HIDDEN" | "LINE" | "NAME" | "SECTION" | "SPACE" | "SURNAME" | "TITLE";
import type { FragmentRefs } from "relay-runtime";
export type answerColumns_field$data = {
  readonly customField: {
    readonly name: string;
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

(node as any).hash = "6b89fc7b86329498d026c1edcd25adf1";

export default node;
