/**
 * @generated SignedSource<<fce2b5d9cc782fedf165a8fa5d312890>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Attendance = "ABSENT" | "EXCUSED" | "LATE" | "PRESENT";
import type { FragmentRefs } from "relay-runtime";
export type useMarking_students$data = ReadonlyArray<{
  readonly fullName: string;
  readonly id: string;
  readonly marks: ReadonlyArray<{
    readonly attendance: Attendance;
    readonly lessonId: number;
    readonly mark: number | null | undefined;
    readonly note: string | null | undefined;
  }>;
  readonly " $fragmentType": "useMarking_students";
}>;
export type useMarking_students$key = ReadonlyArray<{
  readonly " $data"?: useMarking_students$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMarking_students">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useMarking_students",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LessonMark",
      "kind": "LinkedField",
      "name": "marks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lessonId",
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
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JournalStudent",
  "abstractKey": null
};

(node as any).hash = "6c8b09fa7b38853217a4c07569e965b8";

export default node;
