/**
 * @generated SignedSource<<b35a84346fac1bd0edb5c2a15003b77f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MainTab_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BitrixForm_company" | "CompanyFiles_company" | "CompanyForm_company" | "DangerCard_company" | "EntryForm_company">;
  readonly " $fragmentType": "MainTab_company";
};
export type MainTab_company$key = {
  readonly " $data"?: MainTab_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"MainTab_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MainTab_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyForm_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryForm_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BitrixForm_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyFiles_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DangerCard_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "6ea8ba03c67617701c24cf06755c6e8a";

export default node;
