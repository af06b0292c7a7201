/**
 * @generated SignedSource<<132983318e15c1ae19edec79448159e9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromoCodeForm_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "PromoCodeForm_company";
};
export type PromoCodeForm_company$key = {
  readonly " $data"?: PromoCodeForm_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromoCodeForm_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromoCodeForm_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "68a8c50b81c372bb4e7c15fa8c4eb163";

export default node;
