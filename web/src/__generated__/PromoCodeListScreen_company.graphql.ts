/**
 * @generated SignedSource<<7a10d043c6e85bd6d8baf9723b0c49ab>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromoCodeListScreen_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "PromoCodeListScreen_list">;
  readonly " $fragmentType": "PromoCodeListScreen_company";
};
export type PromoCodeListScreen_company$key = {
  readonly " $data"?: PromoCodeListScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromoCodeListScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderBy"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromoCodeListScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "orderBy",
          "variableName": "orderBy"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "kind": "FragmentSpread",
      "name": "PromoCodeListScreen_list"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "b50cbceb4b844a253a5a6aefa472527b";

export default node;
