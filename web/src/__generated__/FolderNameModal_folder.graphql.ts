/**
 * @generated SignedSource<<ea6a5d461aded8659890b7c630235d18>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderNameModal_folder$data = {
  readonly id: string;
  readonly name: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "FolderNameModal_folder";
};
export type FolderNameModal_folder$key = {
  readonly " $data"?: FolderNameModal_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderNameModal_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FolderNameModal_folder",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "CourseFolder",
  "abstractKey": null
};

(node as any).hash = "8c0d55d8e445824091b6e9b00ddd0199";

export default node;
