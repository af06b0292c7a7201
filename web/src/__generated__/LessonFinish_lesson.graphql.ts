/**
 * @generated SignedSource<<e17ef3332bb3d9d1137851e3cb4eb2cf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CheckCriterion = "ATTENDED" | "CONSTRUCTOR" | "HOMEWORK" | "MARKED" | "OPENED" | "TESTS" | "WATCHED";
import type { FragmentRefs } from "relay-runtime";
export type LessonFinish_lesson$data = {
  readonly checkCriterion: CheckCriterion;
  readonly finishedAt: string | null | undefined;
  readonly text: {
    readonly watchPercent: number;
  } | null | undefined;
  readonly watchedPercent: number;
  readonly " $fragmentType": "LessonFinish_lesson";
};
export type LessonFinish_lesson$key = {
  readonly " $data"?: LessonFinish_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonFinish_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonFinish_lesson",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkCriterion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "watchedPercent",
      "storageKey": null
    },
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
          "name": "watchPercent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LearnerLesson",
  "abstractKey": null
};

(node as any).hash = "9f1f67ba7f4d6fdcba3c84e6821256f1";

export default node;
