/**
 * @generated SignedSource<<17c5a491db040c7484dbd57d16aa26a4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCategoryRemoval_category$data = {
  readonly coursesCount: number | null | undefined;
  readonly id: string;
  readonly subcategoriesCount: number | null | undefined;
  readonly title: string;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly " $fragmentType": "useCategoryRemoval_category";
};
export type useCategoryRemoval_category$key = {
  readonly " $data"?: useCategoryRemoval_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCategoryRemoval_category">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useCategoryRemoval_category"
};

(node as any).hash = "cc972ea90b84ccc1582307b858d352af";

export default node;
