/**
 * @generated SignedSource<<2abebc889410c0fd4c5edcd0915e60f3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useGroupActions_group$data = {
  readonly id: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"GroupModal_group">;
  readonly " $fragmentType": "useGroupActions_group";
};
export type useGroupActions_group$key = {
  readonly " $data"?: useGroupActions_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGroupActions_group">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useGroupActions_group"
};

(node as any).hash = "46967b6fc00ca0a755a824af0d07070b";

export default node;
