/**
 * @generated SignedSource<<60d476da5b8ffe08ab183e2250120ab2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileStorageScreen_company$data = {
  readonly fileStorageFolders: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useStoredFolders_folders">;
  }>;
  readonly fileStorageUsage: {
    readonly limit: number | null | undefined;
    readonly used: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "FileStorageScreen_list">;
  readonly " $fragmentType": "FileStorageScreen_company";
};
export type FileStorageScreen_company$key = {
  readonly " $data"?: FileStorageScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileStorageScreen_company">;
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
  "name": "FileStorageScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "FileStorageUsage",
        "kind": "LinkedField",
        "name": "fileStorageUsage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "used",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "limit",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FileStorageFolder",
      "kind": "LinkedField",
      "name": "fileStorageFolders",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useStoredFolders_folders"
        }
      ],
      "storageKey": null
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
      "name": "FileStorageScreen_list"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "c966f1b29fa5b72c89aaab31719834bf";

export default node;
