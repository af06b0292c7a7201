/**
 * @generated SignedSource<<22207f2558a7d9486392a4b99e542fe2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseProgress_course$data = {
  readonly finishedLessonsCount: number;
  readonly lessonsCount: number;
  readonly " $fragmentType": "CourseProgress_course";
};
export type CourseProgress_course$key = {
  readonly " $data"?: CourseProgress_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseProgress_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseProgress_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lessonsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedLessonsCount",
      "storageKey": null
    }
  ],
  "type": "LearnerCourse",
  "abstractKey": null
};

(node as any).hash = "ce0a70ea5d62b60229d994b85a5c9d5d";

export default node;
