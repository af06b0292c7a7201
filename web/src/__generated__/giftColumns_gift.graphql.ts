/**
 * @generated SignedSource<<31b9c6c22c8bb702f2a13814039d4913>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentState = "CANCELED" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type giftColumns_gift$data = {
  readonly createdAt: string;
  readonly payment: {
    readonly course: {
      readonly name: string;
    } | null | undefined;
    readonly databaseId: number;
    readonly payer: {
      readonly fullName: string;
    } | null | undefined;
    readonly status: PaymentState;
  } | null | undefined;
  readonly redeemedAt: string | null | undefined;
  readonly redeemer: {
    readonly databaseId: number;
    readonly fullName: string;
  } | null | undefined;
  readonly " $fragmentType": "giftColumns_gift";
};
export type giftColumns_gift$key = {
  readonly " $data"?: giftColumns_gift$data;
  readonly " $fragmentSpreads": FragmentRefs<"giftColumns_gift">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "giftColumns_gift"
};

(node as any).hash = "9c90da9a5e2d66ae99c466622507efbd";

export default node;
