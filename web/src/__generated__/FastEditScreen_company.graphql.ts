/**
 * @generated SignedSource<<901aa362d81dacc499bb4353d7854ae3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FastEditScreen_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "FastEditScreen_list" | "useCourseChoices_company">;
  readonly " $fragmentType": "FastEditScreen_company";
};
export type FastEditScreen_company$key = {
  readonly " $data"?: FastEditScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"FastEditScreen_company">;
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FastEditScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCourseChoices_company"
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
      "name": "FastEditScreen_list"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "df3895376e1a3c6bef3ea48086ac0545";

export default node;
