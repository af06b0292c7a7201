/**
 * @generated SignedSource<<85b2205050e5c541fcd45e156e265a5c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletedFolders_folders$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly id: string;
  readonly name: string;
  readonly parentDatabaseId: number | null | undefined;
  readonly " $fragmentType": "DeletedFolders_folders";
}>;
export type DeletedFolders_folders$key = ReadonlyArray<{
  readonly " $data"?: DeletedFolders_folders$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletedFolders_folders">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DeletedFolders_folders",
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
    }
  ],
  "type": "FileStorageFolder",
  "abstractKey": null
};

(node as any).hash = "df0491ac1281a1bc9a11611e65130e58";

export default node;
