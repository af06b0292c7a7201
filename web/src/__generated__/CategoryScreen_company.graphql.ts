/**
 * @generated SignedSource<<d7d4d0348bae12735d13b588411c07cb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryScreen_company$data = {
  readonly courseCategory: {
    readonly id: string;
    readonly showInCatalog: boolean | null | undefined;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"CategoryContent_category" | "CategoryForm_category" | "useCategoryRemoval_category">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "CategoryContent_company">;
  readonly " $fragmentType": "CategoryScreen_company";
};
export type CategoryScreen_company$key = {
  readonly " $data"?: CategoryScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryScreen_company">;
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
  "name": "CategoryScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryContent_company"
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
      "concreteType": "CourseCategory",
      "kind": "LinkedField",
      "name": "courseCategory",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "CategoryForm_category"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CategoryContent_category"
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "useCategoryRemoval_category",
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "coursesCount",
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
                "name": "subcategoriesCount",
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
                "name": "viewerCanDelete",
                "storageKey": null
              },
              "to": "NULL"
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "610f4a6770786cbf022e143e5c2a0f6d";

export default node;
