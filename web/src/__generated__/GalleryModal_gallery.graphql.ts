/**
 * @generated SignedSource<<64ad71bd801afb1ba4ec193ae7b43aed>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GalleryModal_gallery$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "GalleryModal_gallery";
};
export type GalleryModal_gallery$key = {
  readonly " $data"?: GalleryModal_gallery$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryModal_gallery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GalleryModal_gallery",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    }
  ],
  "type": "Gallery",
  "abstractKey": null
};

(node as any).hash = "e991adf8e02c51baabcf86c9e8bcf221";

export default node;
