/**
 * @generated SignedSource<<60fc4a412a1dfa308e323ddb387dc956>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GalleryPreview_gallery$data = {
  readonly images: ReadonlyArray<{
    readonly alt: string | null | undefined;
    readonly caption: string | null | undefined;
    readonly file: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"FilePicture_file">;
    } | null | undefined;
  }>;
  readonly name: string;
  readonly " $fragmentType": "GalleryPreview_gallery";
};
export type GalleryPreview_gallery$key = {
  readonly " $data"?: GalleryPreview_gallery$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryPreview_gallery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GalleryPreview_gallery",
  "selections": [
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
      "concreteType": "GalleryImage",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caption",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UploadedFile",
          "kind": "LinkedField",
          "name": "file",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FilePicture_file"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Gallery",
  "abstractKey": null
};

(node as any).hash = "9c01bd6dea73bdd65293e0a1740c18d5";

export default node;
