/**
 * @generated SignedSource<<ac38c95ab607f2c0bd6424f63ccf9848>>
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
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
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

(node as any).hash = "bdba9c42b483667d2cef143be67f8bcd";

export default node;
