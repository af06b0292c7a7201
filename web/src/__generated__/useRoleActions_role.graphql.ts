/**
 * @generated SignedSource<<5617ad37f49a74a275d16e22c4b27aa0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRoleActions_role$data = {
  readonly databaseId: number;
  readonly default: boolean;
  readonly id: string;
  readonly name: string;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "useRoleActions_role";
};
export type useRoleActions_role$key = {
  readonly " $data"?: useRoleActions_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRoleActions_role">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useRoleActions_role"
};

(node as any).hash = "ccbf368fda2d7ca6ec62e22d87ce7aa4";

export default node;
