/**
 * @generated SignedSource<<fb6924919ea261d572ec2e16423c61cd>>
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

(node as any).hash = "bdba9c42b483667d2cef143be67f8bcd";

export default node;
