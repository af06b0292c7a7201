/**
 * @generated SignedSource<<2cbb79e15ed64b2eb9930609c2c741d1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type inviteHome_company$data = {
  readonly code: string;
  readonly " $fragmentSpreads": FragmentRefs<"InviteHomeCard_company">;
  readonly " $fragmentType": "inviteHome_company";
};
export type inviteHome_company$key = {
  readonly " $data"?: inviteHome_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"inviteHome_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "inviteHome_company"
};

(node as any).hash = "bac02e47b520922459af5713970f11ff";

export default node;
