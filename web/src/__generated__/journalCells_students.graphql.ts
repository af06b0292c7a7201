/**
 * @generated SignedSource<<f4b3f29b459965413c5610f8ada0fbde>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Attendance = "ABSENT" | "EXCUSED" | "LATE" | "PRESENT";
import type { FragmentRefs } from "relay-runtime";
export type journalCells_students$data = ReadonlyArray<{
  readonly fullName: string;
  readonly id: string;
  readonly marks: ReadonlyArray<{
    readonly attendance: Attendance;
    readonly lessonId: number;
    readonly mark: number | null | undefined;
    readonly note: string | null | undefined;
  }>;
  readonly " $fragmentType": "journalCells_students";
}>;
export type journalCells_students$key = ReadonlyArray<{
  readonly " $data"?: journalCells_students$data;
  readonly " $fragmentSpreads": FragmentRefs<"journalCells_students">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "journalCells_students",
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

(node as any).hash = "e14abfb719da93b87ff8c58329de8d60";

export default node;
