/**
 * @generated SignedSource<<b0c9de11a8c7b7747a30dda72ad3bbcd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseListScreen_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "CourseListScreen_list">;
  readonly " $fragmentType": "CourseListScreen_company";
};
export type CourseListScreen_company$key = {
  readonly " $data"?: CourseListScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseListScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "fields"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasFields"
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
  "name": "CourseListScreen_company",
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
          "name": "fields",
          "variableName": "fields"
        },
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "hasFields",
          "variableName": "hasFields"
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
      "name": "CourseListScreen_list"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "61c1b885e4247948fdc56f99e102df44";

export default node;
