/**
 * @generated SignedSource<<69191c3aced89bcaf13850abb9645c34>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentState = "CANCELED" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED" | "WAITING";
export type PaymentType = "FREE" | "MANUAL" | "ONLINE";
import type { FragmentRefs } from "relay-runtime";
export type PurchasePayments_purchase$data = {
  readonly payments: ReadonlyArray<{
    readonly databaseId: number;
    readonly dueAt: string | null | undefined;
    readonly paidAt: string | null | undefined;
    readonly price: string;
    readonly priceWithoutDiscount: string;
    readonly refundedSum: string;
    readonly reservedUntilAt: string | null | undefined;
    readonly status: PaymentState;
    readonly type: PaymentType;
  }>;
  readonly " $fragmentType": "PurchasePayments_purchase";
};
export type PurchasePayments_purchase$key = {
  readonly " $data"?: PurchasePayments_purchase$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchasePayments_purchase">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PurchasePayments_purchase",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PurchasePayment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceWithoutDiscount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refundedSum",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reservedUntilAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Purchase",
  "abstractKey": null
};

(node as any).hash = "0fad3c262b0d98097abc8374fd818cd1";

export default node;
