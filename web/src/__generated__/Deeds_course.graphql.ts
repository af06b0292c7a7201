/**
 * @generated SignedSource<<025a2470ff684cfe1c3570b36bd94e07>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Deeds_course$data = {
  readonly content: {
    readonly " $fragmentSpreads": FragmentRefs<"CourseContents_content">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CourseCard_course">;
  readonly " $fragmentType": "Deeds_course";
};
export type Deeds_course$key = {
  readonly " $data"?: Deeds_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"Deeds_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Deeds_course",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseCard_course"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LearnerContent",
      "kind": "LinkedField",
      "name": "content",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CourseContents_content"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LearnerCourse",
  "abstractKey": null
};

(node as any).hash = "eb09f2c615b48813c0f63fe157828f4c";

export default node;
