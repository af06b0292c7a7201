/**
 * @generated SignedSource<<c556e5c92fdd254360a119c6a8bce6a8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LearnerOutbox_lesson$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CourseContents_lesson">;
  readonly " $fragmentType": "LearnerOutbox_lesson";
};
export type LearnerOutbox_lesson$key = {
  readonly " $data"?: LearnerOutbox_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnerOutbox_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LearnerOutbox_lesson",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseContents_lesson"
    }
  ],
  "type": "LearnerLesson",
  "abstractKey": null
};

(node as any).hash = "667eba65a5f15123f1e48c6c449c51c8";

export default node;
