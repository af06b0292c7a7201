/**
 * @generated SignedSource<<e557933d3719e2b0446b3102ee80d610>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoursePrices_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "CoursePrices_list">;
  readonly " $fragmentType": "CoursePrices_company";
};
export type CoursePrices_company$key = {
  readonly " $data"?: CoursePrices_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoursePrices_company">;
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
  "name": "CoursePrices_company",
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
      "name": "CoursePrices_list"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "0cb1c195e0679d946ef9f2aa10c69a25";

export default node;
