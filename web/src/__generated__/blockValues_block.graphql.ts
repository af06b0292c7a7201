/**
 * @generated SignedSource<<6b8ae0f4da2d2f87a509158fc4e48f25>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BlockType = "AUDIO" | "CALLOUT" | "CODE" | "EMBED" | "FAQ" | "FILE" | "FORMULA" | "GALLERY" | "HOMEWORK" | "IMAGE" | "SECTION" | "TEXT" | "VIDEO";
export type CalloutTone = "IMPORTANT" | "NOTE" | "TIP" | "WARNING";
import type { FragmentRefs } from "relay-runtime";
export type blockValues_block$data = {
  readonly address: string | null | undefined;
  readonly answers: ReadonlyArray<{
    readonly answer: string;
    readonly question: string;
  }> | null | undefined;
  readonly captions: {
    readonly fileName: string;
    readonly id: string;
  } | null | undefined;
  readonly homeworkMaxPoints: number | null | undefined;
  readonly homeworkMinPoints: number | null | undefined;
  readonly language: string | null | undefined;
  readonly media: ReadonlyArray<{
    readonly alt: string | null | undefined;
    readonly caption: string | null | undefined;
    readonly file: {
      readonly fileName: string;
      readonly id: string;
      readonly url: string;
    } | null | undefined;
  }> | null | undefined;
  readonly source: string | null | undefined;
  readonly text: string | null | undefined;
  readonly title: string | null | undefined;
  readonly tone: CalloutTone | null | undefined;
  readonly type: BlockType;
  readonly " $fragmentType": "blockValues_block";
};
export type blockValues_block$key = {
  readonly " $data"?: blockValues_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"blockValues_block">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "blockValues_block"
};

(node as any).hash = "f518180ae9bd4e6aff2368b9696db840";

export default node;
