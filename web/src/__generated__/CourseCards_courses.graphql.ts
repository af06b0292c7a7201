/**
 * @generated SignedSource<<87763cd27fa47d3a34f1d41ca8e328b2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
import type { FragmentRefs } from "relay-runtime";
export type CourseCards_courses$data = ReadonlyArray<{
  readonly anons: string | null | undefined;
  readonly databaseId: number;
  readonly format: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly price: string | null | undefined;
  readonly status: CourseStatus;
  readonly studentsCount: number;
  readonly type: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CourseCoverImage_course" | "FavouriteButton_course">;
  readonly " $fragmentType": "CourseCards_courses";
}>;
export type CourseCards_courses$key = ReadonlyArray<{
  readonly " $data"?: CourseCards_courses$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseCards_courses">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CourseCards_courses",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseType",
      "kind": "LinkedField",
      "name": "type",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseFormat",
      "kind": "LinkedField",
      "name": "format",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "studentsCount",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseCoverImage_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavouriteButton_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "190dbf67b78449cff873768e388eb5c2";

export default node;
