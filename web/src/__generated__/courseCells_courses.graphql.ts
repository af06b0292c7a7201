/**
 * @generated SignedSource<<7a336d5b462173b4cf5d7d6111bd14d0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
import type { FragmentRefs } from "relay-runtime";
export type courseCells_courses$data = ReadonlyArray<{
  readonly anons: string | null | undefined;
  readonly canBeBought: boolean;
  readonly classes: ReadonlyArray<number> | null | undefined;
  readonly closeDate: string | null | undefined;
  readonly closeDays: number | null | undefined;
  readonly endDate: string | null | undefined;
  readonly folderCourse: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly format: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly fullCourseDiscountPercentage: number | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly oldPrice: string | null | undefined;
  readonly prepositionFrom: boolean | null | undefined;
  readonly price: string | null | undefined;
  readonly priceComment: string | null | undefined;
  readonly seoDescription: string | null | undefined;
  readonly seoKeywords: string | null | undefined;
  readonly seoTitle: string | null | undefined;
  readonly showLikes: boolean | null | undefined;
  readonly specialOfferDiscountPercentage: number | null | undefined;
  readonly startDate: string | null | undefined;
  readonly status: CourseStatus;
  readonly type: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly useComments: boolean | null | undefined;
  readonly useFullCourseDiscountPercentage: boolean | null | undefined;
  readonly useRatingPoints: boolean | null | undefined;
  readonly useReviews: boolean | null | undefined;
  readonly useSpecialOfferDiscountPercentage: boolean | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly weeksTime: number | null | undefined;
  readonly " $fragmentType": "courseCells_courses";
}>;
export type courseCells_courses$key = ReadonlyArray<{
  readonly " $data"?: courseCells_courses$data;
  readonly " $fragmentSpreads": FragmentRefs<"courseCells_courses">;
}>;

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
  "name": "name",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "courseCells_courses",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseFormat",
      "kind": "LinkedField",
      "name": "format",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseFolder",
      "kind": "LinkedField",
      "name": "folderCourse",
      "plural": false,
      "selections": (v2/*:: as any*/),
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "priceComment",
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
        "name": "prepositionFrom",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canBeBought",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "useFullCourseDiscountPercentage",
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
        "name": "fullCourseDiscountPercentage",
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
        "name": "useSpecialOfferDiscountPercentage",
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
        "name": "specialOfferDiscountPercentage",
        "storageKey": null
      },
      "to": "NULL"
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
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closeDate",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "closeDays",
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
        "name": "weeksTime",
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
        "name": "classes",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "anons",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "showLikes",
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
        "name": "useComments",
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
        "name": "useReviews",
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
        "name": "useRatingPoints",
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
        "name": "seoTitle",
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
        "name": "seoDescription",
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
        "name": "seoKeywords",
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
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "682e169a894ba18fc22da8f385065d91";

export default node;
