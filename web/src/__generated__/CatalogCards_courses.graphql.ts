/**
 * @generated SignedSource<<51e13e96ff36f81db4f9877d92a3ccfe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CatalogCards_courses$data = ReadonlyArray<{
  readonly anons: string | null | undefined;
  readonly canBeBought: boolean;
  readonly databaseId: number;
  readonly format: {
    readonly name: string;
  } | null | undefined;
  readonly highlighted: {
    readonly anons: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"MarkedText_parts">;
    }>;
    readonly name: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"MarkedText_parts">;
    }>;
  } | null | undefined;
  readonly img: {
    readonly " $fragmentSpreads": FragmentRefs<"FilePicture_file">;
  } | null | undefined;
  readonly name: string;
  readonly oldPrice: string | null | undefined;
  readonly places: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly prepositionFrom: boolean;
  readonly price: string | null | undefined;
  readonly priceComment: string | null | undefined;
  readonly startDate: string | null | undefined;
  readonly " $fragmentType": "CatalogCards_courses";
}>;
export type CatalogCards_courses$key = ReadonlyArray<{
  readonly " $data"?: CatalogCards_courses$data;
  readonly " $fragmentSpreads": FragmentRefs<"CatalogCards_courses">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "MarkedText_parts"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CatalogCards_courses",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "anons",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canBeBought",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oldPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceComment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prepositionFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogFormat",
      "kind": "LinkedField",
      "name": "format",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogPlace",
      "kind": "LinkedField",
      "name": "places",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "img",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FilePicture_file"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "HighlightedCourse",
        "kind": "LinkedField",
        "name": "highlighted",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TextPart",
            "kind": "LinkedField",
            "name": "name",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TextPart",
            "kind": "LinkedField",
            "name": "anons",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "CatalogCourse",
  "abstractKey": null
};
})();

(node as any).hash = "ed903c3aa2824d2975d5c00d1557444b";

export default node;
