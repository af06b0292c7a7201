/**
 * @generated SignedSource<<57a95873625c715060e1e83085d34d6e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCategoryMenu_category$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"useCategoryRemoval_category">;
  readonly " $fragmentType": "useCategoryMenu_category";
};
export type useCategoryMenu_category$key = {
  readonly " $data"?: useCategoryMenu_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCategoryMenu_category">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useCategoryMenu_category"
};

(node as any).hash = "ffeec2270e25f873e493f07970a751bd";

export default node;
