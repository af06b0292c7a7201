/**
 * @generated SignedSource<<51a7344998128ae6584545f7e3a36626>>
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
  readonly usersCount: number | null | undefined;
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

(node as any).hash = "e529870da8be5a33e300ccabeda506ec";

export default node;
