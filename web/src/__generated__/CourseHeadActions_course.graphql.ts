/**
 * @generated SignedSource<<f1c3348024ad2dd20ce4c5c4b5215f5a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
import type { FragmentRefs } from "relay-runtime";
export type CourseHeadActions_course$data = {
  readonly id: string;
  readonly status: CourseStatus;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useCourseActions_courses">;
  readonly " $fragmentType": "CourseHeadActions_course";
};
export type CourseHeadActions_course$key = {
  readonly " $data"?: CourseHeadActions_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseHeadActions_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseHeadActions_course",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCourseActions_courses"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "e4f230c9b8867159e84c5e5a23c54e6a";

export default node;
