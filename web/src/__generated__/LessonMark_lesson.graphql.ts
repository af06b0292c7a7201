/**
 * @generated SignedSource<<74ab10b43f4957236cdba3d446d482c8>>
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
  readonly heldPlace: string | null | undefined;
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "heldPlace",
        "storageKey": null
      },
      "to": "NULL"
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

(node as any).hash = "8116de4fd86cb52ce94dd53b78ae8f67";

export default node;
