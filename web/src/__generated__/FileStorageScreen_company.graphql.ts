/**
 * @generated SignedSource<<28487fd68fb2fadb3f926a26a9e3c491>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileStorageScreen_company$data = {
  readonly deletedFolders?: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"DeletedFolders_folders">;
  }>;
  readonly fileStorageFolders: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useStoredFolders_folders">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "FileStorageScreen_list" | "StorageQuotaNote_company">;
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
      "name": "isTrash"
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "StorageQuotaNote_company"
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
      "condition": "isTrash",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "deletedFolders",
          "args": [
            {
              "kind": "Literal",
              "name": "filter",
              "value": {
                "status": [
                  "DELETED"
                ]
              }
            }
          ],
          "concreteType": "FileStorageFolder",
          "kind": "LinkedField",
          "name": "fileStorageFolders",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "DeletedFolders_folders"
            }
          ],
          "storageKey": "fileStorageFolders(filter:{\"status\":[\"DELETED\"]})"
        }
      ]
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

(node as any).hash = "3bbc1e46f2494c36eafa462b10e7df0e";

export default node;
