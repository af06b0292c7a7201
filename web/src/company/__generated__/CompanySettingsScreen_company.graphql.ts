/**
 * @generated SignedSource<<a113cb21c31d2a6fa59167fb96cc5d31>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanySettingsScreen_company$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyFiles_company" | "CompanyForm_company" | "SocialSettings_company">;
  readonly " $fragmentType": "CompanySettingsScreen_company";
};
export type CompanySettingsScreen_company$key = {
  readonly " $data"?: CompanySettingsScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanySettingsScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanySettingsScreen_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "SocialSettings_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "1dd1812e170244d4e5bfae8793e3792b";

export default node;
