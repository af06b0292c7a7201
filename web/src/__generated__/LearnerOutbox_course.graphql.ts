/**
 * @generated SignedSource<<17af91994463bf521d2b7b1724185e01>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LearnerOutbox_course$data = {
  readonly content: {
    readonly " $fragmentSpreads": FragmentRefs<"CourseContents_content">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CourseCard_course">;
  readonly " $fragmentType": "LearnerOutbox_course";
};
export type LearnerOutbox_course$key = {
  readonly " $data"?: LearnerOutbox_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnerOutbox_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LearnerOutbox_course",
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

(node as any).hash = "6b39b05edaf9c2cd1cfdc3480d09b8e7";

export default node;
