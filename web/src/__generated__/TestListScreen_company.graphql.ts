/**
 * @generated SignedSource<<968921a8959e287fcdd962479684ed70>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TestListScreen_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "TestListScreen_list">;
  readonly " $fragmentType": "TestListScreen_company";
};
export type TestListScreen_company$key = {
  readonly " $data"?: TestListScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestListScreen_company">;
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
  "name": "TestListScreen_company",
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
      "name": "TestListScreen_list"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "a7bfc715174a789fadd49f9940d1f8bb";

export default node;
