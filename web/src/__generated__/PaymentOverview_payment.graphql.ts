/**
 * @generated SignedSource<<1d26eabab89b5b653eb1e090e7b58a6f>>
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
export type PaymentOverview_payment$data = {
  readonly author: {
    readonly fullName: string;
  } | null | undefined;
  readonly cancellation: string | null | undefined;
  readonly comment: string | null | undefined;
  readonly course: {
    readonly databaseId: number;
    readonly name: string;
  } | null | undefined;
  readonly coursePackages: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly dueAt: string | null | undefined;
  readonly learners: ReadonlyArray<{
    readonly databaseId: number;
    readonly fullName: string;
  }> | null | undefined;
  readonly paidAt: string | null | undefined;
  readonly payer: {
    readonly databaseId: number;
    readonly fullName: string;
  } | null | undefined;
  readonly paymentData: {
    readonly cancellation: string | null | undefined;
    readonly id: string | null | undefined;
  } | null | undefined;
  readonly paymentOrder: {
    readonly order: {
      readonly databaseId: number;
      readonly name: string;
      readonly number: string;
    } | null | undefined;
    readonly paidSum: string | null | undefined;
  } | null | undefined;
  readonly price: string;
  readonly priceWithoutDiscount: string;
  readonly promoCode: {
    readonly code: string;
    readonly databaseId: number;
  } | null | undefined;
  readonly receiptSentAt: string | null | undefined;
  readonly refundedSum: string | null | undefined;
  readonly reservedUntilAt: string | null | undefined;
  readonly status: PaymentState;
  readonly type: PaymentType;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentRefunds_payment">;
  readonly " $fragmentType": "PaymentOverview_payment";
};
export type PaymentOverview_payment$key = {
  readonly " $data"?: PaymentOverview_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentOverview_payment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancellation",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
  (v1/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentOverview_payment",
  "selections": [
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "refundedSum",
        "storageKey": null
      },
      "to": "NULL"
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receiptSentAt",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "createdAt",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "author",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "payer",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "learners",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "course",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CoursePackage",
        "kind": "LinkedField",
        "name": "coursePackages",
        "plural": true,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PromoCode",
        "kind": "LinkedField",
        "name": "promoCode",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PaymentOrder",
        "kind": "LinkedField",
        "name": "paymentOrder",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paidSum",
              "storageKey": null
            },
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Order",
              "kind": "LinkedField",
              "name": "order",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "number",
                  "storageKey": null
                },
                (v4/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "NULL"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PaymentData",
        "kind": "LinkedField",
        "name": "paymentData",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentRefunds_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};
})();

(node as any).hash = "cfe201706d211697c80fa02e608a5566";

export default node;
