/**
 * @generated SignedSource<<ebd3cbdd4c133a8ff28e127194a5bf49>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LessonNote_lesson$data = {
  readonly text: {
    readonly note: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "LessonNote_lesson";
};
export type LessonNote_lesson$key = {
  readonly " $data"?: LessonNote_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonNote_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonNote_lesson",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LearnerLessonText",
      "kind": "LinkedField",
      "name": "text",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LearnerLesson",
  "abstractKey": null
};

(node as any).hash = "2817c2836144bcc66e36440242449ac8";

export default node;
