/**
 * @generated SignedSource<<b8c894f954d47fed26fb8cfc429aaf1f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useContentMenu_layer$data = {
  readonly viewerCanDelete: boolean | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "useContentMenu_layer";
};
export type useContentMenu_layer$key = {
  readonly " $data"?: useContentMenu_layer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useContentMenu_layer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useContentMenu_layer"
};

(node as any).hash = "b27fb5414e658761a05b5e0bd0a989af";

export default node;
