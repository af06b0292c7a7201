/**
 * @generated SignedSource<<c70fba560223d822b2145b6097e189eb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CategoryFilterSelection = "MULTIPLE" | "SINGLE";
export type CategoryView = "LIST" | "TAGS" | "TILES";
import type { FragmentRefs } from "relay-runtime";
export type CatalogFilter_catalog$data = {
  readonly categories: ReadonlyArray<{
    readonly columnsCount: number;
    readonly databaseId: number;
    readonly filterSelectionType: CategoryFilterSelection;
    readonly parentId: number | null | undefined;
    readonly title: string;
    readonly viewType: CategoryView;
  }> | null | undefined;
  readonly formats: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }> | null | undefined;
  readonly places: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "CatalogFilter_catalog";
};
export type CatalogFilter_catalog$key = {
  readonly " $data"?: CatalogFilter_catalog$data;
  readonly " $fragmentSpreads": FragmentRefs<"CatalogFilter_catalog">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CatalogFilter_catalog",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CatalogCategory",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "parentId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "columnsCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "filterSelectionType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewType",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CatalogFormat",
        "kind": "LinkedField",
        "name": "formats",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CatalogPlace",
        "kind": "LinkedField",
        "name": "places",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Catalog",
  "abstractKey": null
};
})();

(node as any).hash = "58356dcd796a25f9e81968b4e7b0dc41";

export default node;
