/**
 * @generated SignedSource<<10b7b78a4fe0ff4ad63a2ab2b4a13e9d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type settingsImage_file$data = {
  readonly fileName: string;
  readonly id: string;
  readonly url: string;
  readonly " $fragmentType": "settingsImage_file";
};
export type settingsImage_file$key = {
  readonly " $data"?: settingsImage_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"settingsImage_file">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "settingsImage_file"
};

(node as any).hash = "5eb1176c09febbb3945aeb5ac8149eec";

export default node;
