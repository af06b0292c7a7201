/**
 * @generated SignedSource<<6c5c7f70a233206de5dccd291294a546>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseSeo_course$data = {
  readonly anons: string | null | undefined;
  readonly catalogUrlFirstCategory: {
    readonly id: string;
    readonly slug: string | null | undefined;
    readonly title: string;
  } | null | undefined;
  readonly catalogUrlFirstCategorySlug: string | null | undefined;
  readonly catalogUrlSecondCategory: {
    readonly id: string;
    readonly slug: string | null | undefined;
    readonly title: string;
  } | null | undefined;
  readonly catalogUrlSecondCategorySlug: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly seoDescription: string | null | undefined;
  readonly seoKeywords: string | null | undefined;
  readonly seoTitle: string | null | undefined;
  readonly version: string | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "CourseSeo_course";
};
export type CourseSeo_course$key = {
  readonly " $data"?: CourseSeo_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseSeo_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
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
      "name": "slug",
      "storageKey": null
    },
    "to": "NULL"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CourseSeo_course",
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
      "name": "name",
      "storageKey": null
    },
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
      "name": "seoTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seoDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seoKeywords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseCategory",
      "kind": "LinkedField",
      "name": "catalogUrlFirstCategory",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "catalogUrlFirstCategorySlug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseCategory",
      "kind": "LinkedField",
      "name": "catalogUrlSecondCategory",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "catalogUrlSecondCategorySlug",
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
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "e821ccd2da4482ee2fdc6afec567415a";

export default node;
