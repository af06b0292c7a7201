/**
 * @generated SignedSource<<06c002ce496ad1a58e2ff37992c3e316>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RedeemGiftForm_company$data = {
  readonly id: string;
  readonly " $fragmentType": "RedeemGiftForm_company";
};
export type RedeemGiftForm_company$key = {
  readonly " $data"?: RedeemGiftForm_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"RedeemGiftForm_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RedeemGiftForm_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "186b15c392184b67284e22db82ff34c7";

export default node;
