/**
 * @generated SignedSource<<1b5caf1af430208298040132a8454dba>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MainTab_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanyFiles_company" | "CompanyForm_company">;
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
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "ed771cca97558d75585c20a81cd8c91e";

export default node;
