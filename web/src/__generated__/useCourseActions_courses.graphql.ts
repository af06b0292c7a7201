/**
 * @generated SignedSource<<4ea849f362cdcfd2894401ad027746a9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourseEntityType = "BUNDLE" | "COURSE";
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
import type { FragmentRefs } from "relay-runtime";
export type useCourseActions_courses$data = ReadonlyArray<{
  readonly entityType: CourseEntityType;
  readonly id: string;
  readonly status: CourseStatus;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MoveCoursesModal_courses" | "coursePage_course" | "useCourseNameModals_course">;
  readonly " $fragmentType": "useCourseActions_courses";
}>;
export type useCourseActions_courses$key = ReadonlyArray<{
  readonly " $data"?: useCourseActions_courses$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCourseActions_courses">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useCourseActions_courses",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entityType",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "coursePage_course",
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
          "name": "canBeBought",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveCoursesModal_courses"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useCourseNameModals_course",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CourseNameModals_course"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "be43b1798e0cebc3808487757c0d66f3";

export default node;
