/**
 * @generated SignedSource<<c78142e958361a6721b0215d66dd055d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCourseFolderActions_folder$data = {
  readonly coursesCount: number | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"FolderNameModal_folder">;
  readonly " $fragmentType": "useCourseFolderActions_folder";
};
export type useCourseFolderActions_folder$key = {
  readonly " $data"?: useCourseFolderActions_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCourseFolderActions_folder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useCourseFolderActions_folder"
};

(node as any).hash = "dfccde41d92afd85ecb31fdf08978669";

export default node;
