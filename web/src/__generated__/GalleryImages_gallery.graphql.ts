/**
 * @generated SignedSource<<3559e1c35e9629c88e78f3b850c06a5d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GalleryImages_gallery$data = {
  readonly id: string;
  readonly images: ReadonlyArray<{
    readonly alt: string | null | undefined;
    readonly caption: string | null | undefined;
    readonly file: {
      readonly fileName: string;
      readonly " $fragmentSpreads": FragmentRefs<"FilePicture_file">;
    } | null | undefined;
    readonly id: string;
    readonly version: string | null | undefined;
  }>;
  readonly " $fragmentType": "GalleryImages_gallery";
};
export type GalleryImages_gallery$key = {
  readonly " $data"?: GalleryImages_gallery$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryImages_gallery">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GalleryImages_gallery",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "GalleryImage",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
              "name": "fileName",
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
})();

(node as any).hash = "3620ab87458412b64e5638987a25bf50";

export default node;
