/**
 * @generated SignedSource<<a281d58f4ddcd113408d0dc5eb83a217>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PromoCodeSaleType = "PERCENT" | "SUM";
import type { FragmentRefs } from "relay-runtime";
export type discountOf_promoCode$data = {
  readonly salePercent: number | null | undefined;
  readonly saleSum: string | null | undefined;
  readonly saleType: PromoCodeSaleType;
  readonly " $fragmentType": "discountOf_promoCode";
};
export type discountOf_promoCode$key = {
  readonly " $data"?: discountOf_promoCode$data;
  readonly " $fragmentSpreads": FragmentRefs<"discountOf_promoCode">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "discountOf_promoCode"
};

(node as any).hash = "2c34a7105303603e6d402bda17c83550";

export default node;
