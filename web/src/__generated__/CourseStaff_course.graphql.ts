/**
 * @generated SignedSource<<07570b709c97d7664671a56fac3070c7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseStaff_course$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CourseFields_course" | "CourseStaff_form">;
  readonly " $fragmentType": "CourseStaff_course";
};
export type CourseStaff_course$key = {
  readonly " $data"?: CourseStaff_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseStaff_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseStaff_course",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseFields_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseStaff_form"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "531e32226bd05b9676aa2c6922f1ae72";

export default node;
