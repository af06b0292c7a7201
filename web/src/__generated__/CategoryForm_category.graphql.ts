/**
 * @generated SignedSource<<42bbd4d45d27794d2442d0e7e21dfd89>>
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
export type CategoryForm_category$data = {
  readonly columnsCount: number | null | undefined;
  readonly filterSelectionType: CategoryFilterSelection | null | undefined;
  readonly id: string;
  readonly parentCategory: {
    readonly id: string;
    readonly title: string;
  } | null | undefined;
  readonly showInCatalog: boolean | null | undefined;
  readonly slug: string | null | undefined;
  readonly title: string;
  readonly version: string | null | undefined;
  readonly viewType: CategoryView | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "CategoryForm_category";
};
export type CategoryForm_category$key = {
  readonly " $data"?: CategoryForm_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryForm_category">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryForm_category",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseCategory",
      "kind": "LinkedField",
      "name": "parentCategory",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "slug",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "showInCatalog",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewType",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "columnsCount",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "filterSelectionType",
        "storageKey": null
      },
      "to": "NULL"
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
    }
  ],
  "type": "CourseCategory",
  "abstractKey": null
};
})();

(node as any).hash = "07382c77d89eb126308bb2acd708bb19";

export default node;
