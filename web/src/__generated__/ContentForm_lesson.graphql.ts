/**
 * @generated SignedSource<<6b4c36b0cdfdb40e1060ac16dad38ca7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type LessonType = "CONSTRUCTOR" | "FULL_VIDEO" | "HOMEWORK" | "OFFLINE" | "TEST" | "TEXT" | "VIDEO" | "WEBINAR";
import type { FragmentRefs } from "relay-runtime";
export type ContentForm_lesson$data = {
  readonly id: string;
  readonly name: string;
  readonly type: LessonType;
  readonly " $fragmentType": "ContentForm_lesson";
};
export type ContentForm_lesson$key = {
  readonly " $data"?: ContentForm_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentForm_lesson">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ContentForm_lesson"
};

(node as any).hash = "9b6c570fcc7c47245ed50b1ccc3fb473";

export default node;
