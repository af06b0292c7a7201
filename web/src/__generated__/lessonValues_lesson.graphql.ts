/**
 * @generated SignedSource<<54c13dc5e373176ce872bc8c275edfbd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BlockStatus = "DELETED" | "DRAFT" | "PUBLISHED";
export type BlockType = "AUDIO" | "CALLOUT" | "CODE" | "EMBED" | "FAQ" | "FILE" | "FORMULA" | "GALLERY" | "HOMEWORK" | "IMAGE" | "SECTION" | "TEST" | "TEXT" | "VIDEO" | "WEBINAR";
export type LessonType = "CONSTRUCTOR" | "FULL_VIDEO" | "HOMEWORK" | "OFFLINE" | "TEST" | "TEXT" | "VIDEO" | "WEBINAR";
import type { FragmentRefs } from "relay-runtime";
export type lessonValues_lesson$data = {
  readonly blocks: ReadonlyArray<{
    readonly givenTest: {
      readonly databaseId: number;
      readonly id: string;
    } | null | undefined;
    readonly id: string;
    readonly status: BlockStatus | null | undefined;
    readonly type: BlockType;
    readonly version: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"blockValues_block">;
  }> | null | undefined;
  readonly description: string | null | undefined;
  readonly heldAt: string | null | undefined;
  readonly heldPlace: string | null | undefined;
  readonly homework: string | null | undefined;
  readonly homeworkMaxPoints: number | null | undefined;
  readonly homeworkMinPoints: number | null | undefined;
  readonly name: string;
  readonly type: LessonType;
  readonly version: string | null | undefined;
  readonly webinar: {
    readonly " $fragmentSpreads": FragmentRefs<"lessonValues_webinar">;
  } | null | undefined;
  readonly " $fragmentType": "lessonValues_lesson";
};
export type lessonValues_lesson$key = {
  readonly " $data"?: lessonValues_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"lessonValues_lesson">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lessonValues_lesson"
};

(node as any).hash = "8ff7da2569e4c5bc8e62e80508e7b650";

export default node;
