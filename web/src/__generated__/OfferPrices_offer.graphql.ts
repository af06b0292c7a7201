/**
 * @generated SignedSource<<77079445f165037f7e1c9ded911d792e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferDiscountKind = "FULL_COURSE" | "PROMO_CODE" | "SPECIAL_OFFER";
import type { FragmentRefs } from "relay-runtime";
export type OfferPrices_offer$data = {
  readonly discounts: ReadonlyArray<{
    readonly kind: OfferDiscountKind;
    readonly off: string;
  }>;
  readonly price: string;
  readonly toPay: string;
  readonly " $fragmentType": "OfferPrices_offer";
};
export type OfferPrices_offer$key = {
  readonly " $data"?: OfferPrices_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferPrices_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferPrices_offer",
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
      "concreteType": "OfferDiscount",
      "kind": "LinkedField",
      "name": "discounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "off",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toPay",
      "storageKey": null
    }
  ],
  "type": "CourseOffer",
  "abstractKey": null
};

(node as any).hash = "7d27095722c183fa5755bc924fc55bda";

export default node;
