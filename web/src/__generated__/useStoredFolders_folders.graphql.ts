/**
 * @generated SignedSource<<50bcd1dcbf5c0b80355a09a032bb607f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useStoredFolders_folders$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly id: string;
  readonly itemsCount: number;
  readonly name: string;
  readonly parentDatabaseId: number | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "useStoredFolders_folders";
}>;
export type useStoredFolders_folders$key = ReadonlyArray<{
  readonly " $data"?: useStoredFolders_folders$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStoredFolders_folders">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useStoredFolders_folders",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentDatabaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "FileStorageFolder",
  "abstractKey": null
};

(node as any).hash = "09f15f33caa9aac453496cb2390c8233";

export default node;
