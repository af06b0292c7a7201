/**
 * @generated SignedSource<<28610143d483d58f2d6678883a0b2921>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromoCodeState = "ENDED" | "NOT_STARTED" | "VALID";
import type { FragmentRefs } from "relay-runtime";
export type StateBadge_promoCode$data = {
  readonly active: boolean;
  readonly state: PromoCodeState | null | undefined;
  readonly " $fragmentType": "StateBadge_promoCode";
};
export type StateBadge_promoCode$key = {
  readonly " $data"?: StateBadge_promoCode$data;
  readonly " $fragmentSpreads": FragmentRefs<"StateBadge_promoCode">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StateBadge_promoCode",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "PromoCode",
  "abstractKey": null
};

(node as any).hash = "7bef485d911700ff99523fbc20c84f00";

export default node;
