/**
 * @generated SignedSource<<657970148fe179b4e720ef7f677cee62>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryContent_company$data = {
  readonly courseCategories: ReadonlyArray<{
    readonly coursesCount: number | null | undefined;
    readonly databaseId: number;
    readonly id: string;
    readonly parentCategory: {
      readonly id: string;
    } | null | undefined;
    readonly title: string;
  }> | null | undefined;
  readonly " $fragmentType": "CategoryContent_company";
};
export type CategoryContent_company$key = {
  readonly " $data"?: CategoryContent_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryContent_company">;
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
  "metadata": null,
  "name": "CategoryContent_company",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CourseCategory",
        "kind": "LinkedField",
        "name": "courseCategories",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
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
            "alias": null,
            "args": null,
            "concreteType": "CourseCategory",
            "kind": "LinkedField",
            "name": "parentCategory",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "56f5c5f2d29e58dfee130ecfaaa62f04";

export default node;
