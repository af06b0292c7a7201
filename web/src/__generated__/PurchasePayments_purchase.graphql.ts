/**
 * @generated SignedSource<<490ba07429e7befaa9bcf4b42199265c>>
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
    readonly gift: {
      readonly code: string;
      readonly redeemedAt: string | null | undefined;
    } | null | undefined;
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
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "PurchaseGift",
            "kind": "LinkedField",
            "name": "gift",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "redeemedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Purchase",
  "abstractKey": null
};

(node as any).hash = "0ec4b8e5ea6495cfd11171c0e3b505d5";

export default node;
