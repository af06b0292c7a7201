/**
 * @generated SignedSource<<b9a49dd8fcaffa15664f3b2d714dfb3c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageFiles_files$data = ReadonlyArray<{
  readonly fileName: string;
  readonly id: string;
  readonly mimeType: string;
  readonly size: number | null | undefined;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"FilePicture_file">;
  readonly " $fragmentType": "MessageFiles_files";
}>;
export type MessageFiles_files$key = ReadonlyArray<{
  readonly " $data"?: MessageFiles_files$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageFiles_files">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MessageFiles_files",
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
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mimeType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "FilePicture_file"
    }
  ],
  "type": "UploadedFile",
  "abstractKey": null
};

(node as any).hash = "bf225af8dc4c4686cff6bcc3e235f1d4";

export default node;
