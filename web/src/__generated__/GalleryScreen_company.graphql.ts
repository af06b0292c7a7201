/**
 * @generated SignedSource<<60295dffd142bf6bf8b7156c5fdf2bcb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GalleryScreen_company$data = {
  readonly gallery: {
    readonly description: string | null | undefined;
    readonly id: string;
    readonly imagesCount: number;
    readonly name: string;
    readonly viewerCanUpdate: boolean | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"GalleryCourses_gallery" | "GalleryImages_gallery" | "GalleryModal_gallery" | "GalleryPreview_gallery">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "GalleryScreen_company";
};
export type GalleryScreen_company$key = {
  readonly " $data"?: GalleryScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GalleryScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "databaseId",
          "variableName": "id"
        }
      ],
      "concreteType": "Gallery",
      "kind": "LinkedField",
      "name": "gallery",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imagesCount",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanUpdate",
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GalleryModal_gallery"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GalleryImages_gallery"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GalleryCourses_gallery"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GalleryPreview_gallery"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "86157070eb3424faa1c70a8b82db0130";

export default node;
