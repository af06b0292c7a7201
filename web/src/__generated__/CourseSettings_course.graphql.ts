/**
 * @generated SignedSource<<2c2c5edc11c767be53588beb88193592>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseSettings_course$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CourseFacts_course" | "CourseParts_course" | "useSettingsForm_course">;
  readonly " $fragmentType": "CourseSettings_course";
};
export type CourseSettings_course$key = {
  readonly " $data"?: CourseSettings_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseSettings_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseSettings_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSettingsForm_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseFacts_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseParts_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "1506a0efbc88489ff70957a23f2b77f0";

export default node;
