/**
 * @generated SignedSource<<42bacc83e07c3a63c0098e875680e077>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArchiveModal_archive$data = {
  readonly count: number;
  readonly fileName: string;
  readonly size: number;
  readonly url: string;
  readonly " $fragmentType": "ArchiveModal_archive";
};
export type ArchiveModal_archive$key = {
  readonly " $data"?: ArchiveModal_archive$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveModal_archive">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArchiveModal_archive",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    }
  ],
  "type": "FileArchive",
  "abstractKey": null
};

(node as any).hash = "d796b64b4c2e9c0b92ecc786c8a5156e";

export default node;
