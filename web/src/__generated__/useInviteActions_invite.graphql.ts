/**
 * @generated SignedSource<<f16f88b9a632643d64fc3fe1d1d9b3e3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useInviteActions_invite$data = {
  readonly active: boolean;
  readonly databaseId: number;
  readonly id: string;
  readonly link: string | null | undefined;
  readonly name: string;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "useInviteActions_invite";
};
export type useInviteActions_invite$key = {
  readonly " $data"?: useInviteActions_invite$data;
  readonly " $fragmentSpreads": FragmentRefs<"useInviteActions_invite">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useInviteActions_invite"
};

(node as any).hash = "ad4a9f3ad58c03387b4e382c7a6376c0";

export default node;
