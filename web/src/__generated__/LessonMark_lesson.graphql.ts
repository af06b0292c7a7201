/**
 * @generated SignedSource<<03c559589ee68a498e7c1ef228446cdb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Attendance = "ABSENT" | "EXCUSED" | "LATE" | "PRESENT";
import type { FragmentRefs } from "relay-runtime";
export type LessonMark_lesson$data = {
  readonly attendance: Attendance | null | undefined;
  readonly heldAt: string | null | undefined;
  readonly mark: number | null | undefined;
  readonly maxMark: number;
  readonly " $fragmentType": "LessonMark_lesson";
};
export type LessonMark_lesson$key = {
  readonly " $data"?: LessonMark_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonMark_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonMark_lesson",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attendance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mark",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxMark",
      "storageKey": null
    }
  ],
  "type": "LearnerLesson",
  "abstractKey": null
};

(node as any).hash = "4bacf00a458077cede67a7cc9ebcad87";

export default node;
