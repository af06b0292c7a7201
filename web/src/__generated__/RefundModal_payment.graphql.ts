/**
 * @generated SignedSource<<668c7ffbc82a14859973017e37d185f7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentType = "FREE" | "MANUAL" | "ONLINE";
import type { FragmentRefs } from "relay-runtime";
export type RefundModal_payment$data = {
  readonly id: string;
  readonly price: string;
  readonly refundedSum: string | null | undefined;
  readonly type: PaymentType;
  readonly " $fragmentType": "RefundModal_payment";
};
export type RefundModal_payment$key = {
  readonly " $data"?: RefundModal_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundModal_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundModal_payment",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "refundedSum",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "37207a146cdb74a81264115e20463b31";

export default node;
