/**
 * @generated SignedSource<<26944a28b75e7a6e6b880277d03a4508>>
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
      readonly url: string;
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
              "name": "url",
              "storageKey": null
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

(node as any).hash = "0a341260db4e19b876ae988525267836";

export default node;
