/**
 * @generated SignedSource<<b45e2d9594db5f3bd5f6081ba6765208>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentState = "CANCELED" | "PAID" | "PARTLY_REFUNDED" | "REFUNDED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type PurchaseScreen_company$data = {
  readonly purchase: {
    readonly courseId: number | null | undefined;
    readonly courseName: string | null | undefined;
    readonly createdAt: string;
    readonly id: string;
    readonly name: string;
    readonly number: string;
    readonly paidAt: string | null | undefined;
    readonly payments: ReadonlyArray<{
      readonly gift: {
        readonly __typename: "PurchaseGift";
      } | null | undefined;
      readonly price: string;
      readonly refundedSum: string;
      readonly status: PaymentState;
    }>;
    readonly statusName: string | null | undefined;
    readonly toPay: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PurchasePayments_purchase">;
  } | null | undefined;
  readonly " $fragmentType": "PurchaseScreen_company";
};
export type PurchaseScreen_company$key = {
  readonly " $data"?: PurchaseScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "purchase"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PurchaseScreen_company",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "databaseId",
          "variableName": "purchase"
        }
      ],
      "concreteType": "Purchase",
      "kind": "LinkedField",
      "name": "purchase",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "courseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "courseName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toPay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "statusName",
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
          "name": "createdAt",
          "storageKey": null
        },
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
              "name": "status",
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
              "name": "refundedSum",
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
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              "to": "NULL"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PurchasePayments_purchase"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "582c9474aac1fbc8f563e784d73016a7";

export default node;
