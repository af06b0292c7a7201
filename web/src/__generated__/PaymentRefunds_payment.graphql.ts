/**
 * @generated SignedSource<<459a86561939090b1f12971350e45bac>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundState = "CANCELED" | "SUCCEEDED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type PaymentRefunds_payment$data = {
  readonly refunds: ReadonlyArray<{
    readonly amount: string;
    readonly author: {
      readonly fullName: string;
    } | null | undefined;
    readonly createdAt: string;
    readonly databaseId: number;
    readonly problem: string | null | undefined;
    readonly reason: string | null | undefined;
    readonly status: RefundState;
  }> | null | undefined;
  readonly " $fragmentType": "PaymentRefunds_payment";
};
export type PaymentRefunds_payment$key = {
  readonly " $data"?: PaymentRefunds_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentRefunds_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentRefunds_payment",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Refund",
        "kind": "LinkedField",
        "name": "refunds",
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
            "name": "amount",
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
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "problem",
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
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "StaffMember",
              "kind": "LinkedField",
              "name": "author",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fullName",
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
      "to": "NULL"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "ef7a45824da91d4b23d4c24a51769c82";

export default node;
