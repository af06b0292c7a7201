/**
 * @generated SignedSource<<47915a4fafb1e4e377b274f5af922fd2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useContentMenu_lesson$data = {
  readonly viewerCanDelete: boolean | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "useContentMenu_lesson";
};
export type useContentMenu_lesson$key = {
  readonly " $data"?: useContentMenu_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"useContentMenu_lesson">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useContentMenu_lesson"
};

(node as any).hash = "88ef5b1d2a0518cab029d9645b0f887b";

export default node;
