/**
 * @generated SignedSource<<d426278daec5d96744a2da2d7c7f73ed>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentStatusModal_payment$data = {
  readonly id: string;
  readonly paymentStatus: {
    readonly adminName: string;
    readonly id: string;
  } | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "PaymentStatusModal_payment";
};
export type PaymentStatusModal_payment$key = {
  readonly " $data"?: PaymentStatusModal_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStatusModal_payment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentStatusModal_payment",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PaymentStatus",
        "kind": "LinkedField",
        "name": "paymentStatus",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminName",
            "storageKey": null
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
})();

(node as any).hash = "3bbf69716a8ce13b66b30750bd2f8295";

export default node;
