/**
 * @generated SignedSource<<9863bf59573113db301b8185a7c0af0a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Attendance = "ABSENT" | "EXCUSED" | "LATE" | "PRESENT";
export type GradebookState = "ABSENT" | "ACCEPTED" | "EXPIRED" | "FINISHED" | "IN_PROGRESS" | "ON_CHECK" | "RETURNED";
import type { FragmentRefs } from "relay-runtime";
export type gradebookCells_students$data = ReadonlyArray<{
  readonly average: number | null | undefined;
  readonly cells: ReadonlyArray<{
    readonly attemptDatabaseId: number | null | undefined;
    readonly attendance: Attendance | null | undefined;
    readonly column: string;
    readonly lastMessageId: number | null | undefined;
    readonly note: string | null | undefined;
    readonly points: number | null | undefined;
    readonly state: GradebookState;
    readonly workDatabaseId: number | null | undefined;
    readonly workId: string | null | undefined;
  }>;
  readonly fullName: string;
  readonly id: string;
  readonly journalStudentId: string;
  readonly userDatabaseId: number;
  readonly userId: string;
  readonly " $fragmentType": "gradebookCells_students";
}>;
export type gradebookCells_students$key = ReadonlyArray<{
  readonly " $data"?: gradebookCells_students$data;
  readonly " $fragmentSpreads": FragmentRefs<"gradebookCells_students">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "gradebookCells_students",
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
      "name": "userId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userDatabaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "journalStudentId",
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
      "kind": "ScalarField",
      "name": "average",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GradebookCell",
      "kind": "LinkedField",
      "name": "cells",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "column",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "points",
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
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workDatabaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastMessageId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attemptDatabaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GradebookStudent",
  "abstractKey": null
};

(node as any).hash = "5dd177169f4f28a038285761ec1d6a17";

export default node;
