/**
 * @generated SignedSource<<bb94f18a6559b108cd971aeba6339fdf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilePicture_file$data = {
  readonly height: number | null | undefined;
  readonly thumbhash: string | null | undefined;
  readonly url: string;
  readonly width: number | null | undefined;
  readonly " $fragmentType": "FilePicture_file";
};
export type FilePicture_file$key = {
  readonly " $data"?: FilePicture_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilePicture_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilePicture_file",
  "selections": [
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
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbhash",
      "storageKey": null
    }
  ],
  "type": "UploadedFile",
  "abstractKey": null
};

(node as any).hash = "568d45607cca28fa0145e1537076092c";

export default node;
