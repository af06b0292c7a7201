/**
 * @generated SignedSource<<b14fd0ae43807c656cf0d565322ecd02>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderNameModal_folder$data = {
  readonly id: string;
  readonly name: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "FolderNameModal_folder";
};
export type FolderNameModal_folder$key = {
  readonly " $data"?: FolderNameModal_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderNameModal_folder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "FolderNameModal_folder"
};

(node as any).hash = "74ad2a2dc164f2887b4ef934c1734ed0";

export default node;
