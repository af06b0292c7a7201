/**
 * @generated SignedSource<<11146a660e117906d71cdee084222116>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
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
  readonly test: {
    readonly id: string;
    readonly title: string;
  } | null | undefined;
  readonly text: string | null | undefined;
  readonly title: string | null | undefined;
  readonly tone: CalloutTone | null | undefined;
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

(node as any).hash = "3a7e84178469c6e5f7dab86a33d9fb36";

export default node;
