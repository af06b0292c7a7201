/**
 * @generated SignedSource<<cefeb789ac957aae9b08c08808405604>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePromoCodeActions_promoCode$data = {
  readonly active: boolean;
  readonly code: string;
  readonly databaseId: number;
  readonly id: string;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "usePromoCodeActions_promoCode";
};
export type usePromoCodeActions_promoCode$key = {
  readonly " $data"?: usePromoCodeActions_promoCode$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePromoCodeActions_promoCode">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "usePromoCodeActions_promoCode"
};

(node as any).hash = "fa1c36f45deb33affa744f18ff04e645";

export default node;
