/**
 * @generated SignedSource<<75b59aa453cb8d2f7f36ac252f49f633>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MainTab_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanyFiles_company" | "CompanyForm_company" | "DangerCard_company">;
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

(node as any).hash = "00cef348287711831238c44b6488022c";

export default node;
