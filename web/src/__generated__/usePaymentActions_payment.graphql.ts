/**
 * @generated SignedSource<<17cd585b782e52edac52907500cf8bd6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentState = "CANCELED" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED" | "WAITING";
export type PaymentType = "FREE" | "MANUAL" | "ONLINE";
import type { FragmentRefs } from "relay-runtime";
export type usePaymentActions_payment$data = {
  readonly id: string;
  readonly price: string;
  readonly refundedSum: string | null | undefined;
  readonly status: PaymentState;
  readonly type: PaymentType;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStatusModal_payment" | "RefundModal_payment">;
  readonly " $fragmentType": "usePaymentActions_payment";
};
export type usePaymentActions_payment$key = {
  readonly " $data"?: usePaymentActions_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePaymentActions_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "usePaymentActions_payment"
};

(node as any).hash = "d4b92e39c62dbe43a68a2258adbea362";

export default node;
