/**
 * @generated SignedSource<<77fc772aa2d71b11e9fffe8890e928b5>>
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

(node as any).hash = "a2b9bce0fa47aaf73c1d894c1a3bf4b1";

export default node;
