/**
 * @generated SignedSource<<befd1051bbb5a6335a775fc56738acdd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseListScreen_company$data = {
  readonly folders?: {
    readonly " $fragmentSpreads": FragmentRefs<"FolderPanel_company">;
  } | null | undefined;
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
      "name": "details"
    },
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
      "name": "folders"
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
      "name": "parts"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "texts"
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
      "condition": "folders",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FolderPanel_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "folders"
        }
      ]
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "details",
          "variableName": "details"
        },
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
          "name": "parts",
          "variableName": "parts"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        },
        {
          "kind": "Variable",
          "name": "texts",
          "variableName": "texts"
        }
      ],
      "kind": "FragmentSpread",
      "name": "CourseListScreen_list"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "e3a8c47fc6313b796ccd11bc606223fe";

export default node;
