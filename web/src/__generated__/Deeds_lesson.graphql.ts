/**
 * @generated SignedSource<<5741f5df98903a00cf9cb4a5af720723>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Deeds_lesson$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CourseContents_lesson">;
  readonly " $fragmentType": "Deeds_lesson";
};
export type Deeds_lesson$key = {
  readonly " $data"?: Deeds_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"Deeds_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Deeds_lesson",
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

(node as any).hash = "f84487ea93a522f949b2b2e0fdfa83ae";

export default node;
