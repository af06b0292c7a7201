/**
 * @generated SignedSource<<b0817f62f0ca89da031982003da944a3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentType = "FREE" | "MANUAL" | "ONLINE";
import type { FragmentRefs } from "relay-runtime";
export type paymentColumns_payment$data = {
  readonly comment: string | null | undefined;
  readonly course: {
    readonly name: string;
  } | null | undefined;
  readonly coursePackages: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly databaseId: number;
  readonly paidAt: string | null | undefined;
  readonly payer: {
    readonly fullName: string;
    readonly photo: string | null | undefined;
  } | null | undefined;
  readonly paymentOrder: {
    readonly order: {
      readonly contactName: string | null | undefined;
      readonly databaseId: number;
      readonly number: string;
    } | null | undefined;
  } | null | undefined;
  readonly paymentStatus: {
    readonly " $fragmentSpreads": FragmentRefs<"PaymentStatusBadge_status">;
  } | null | undefined;
  readonly price: string;
  readonly priceWithoutDiscount: string;
  readonly promoCode: {
    readonly code: string;
  } | null | undefined;
  readonly refundedSum: string | null | undefined;
  readonly reservedUntilAt: string | null | undefined;
  readonly type: PaymentType;
  readonly " $fragmentType": "paymentColumns_payment";
};
export type paymentColumns_payment$key = {
  readonly " $data"?: paymentColumns_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentColumns_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "paymentColumns_payment"
};

(node as any).hash = "ec0a995a4b82f73d9eb5eae1c1298761";

export default node;
