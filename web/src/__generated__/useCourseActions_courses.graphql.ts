/**
 * @generated SignedSource<<8f3ddec688fd5bfb35455bac584767f3>>
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
  readonly " $fragmentSpreads": FragmentRefs<"MoveCoursesModal_courses" | "useCourseNameModals_course">;
  readonly " $fragmentType": "useCourseActions_courses";
}>;
export type useCourseActions_courses$key = ReadonlyArray<{
  readonly " $data"?: useCourseActions_courses$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCourseActions_courses">;
}>;

const node: ReaderFragment = {
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
      "kind": "ScalarField",
      "name": "entityType",
      "storageKey": null
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

(node as any).hash = "651aadaa7f2b793470d3a9c77829473e";

export default node;
