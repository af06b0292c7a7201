/**
 * @generated SignedSource<<1dd4060b4d1f6d24cb3617278f30fff9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LessonClosedReason = "DATE" | "DAYS" | "ENDED" | "MANUAL" | "OVER" | "PREVIOUS";
export type LessonType = "CONSTRUCTOR" | "FULL_VIDEO" | "HOMEWORK" | "OFFLINE" | "TEST" | "TEXT" | "VIDEO" | "WEBINAR";
import type { FragmentRefs } from "relay-runtime";
export type CourseContents_lesson$data = {
  readonly bookmarkedAt: string | null | undefined;
  readonly closedReason: LessonClosedReason | null | undefined;
  readonly databaseId: number;
  readonly finishedAt: string | null | undefined;
  readonly isOpen: boolean;
  readonly mark: number | null | undefined;
  readonly maxMark: number;
  readonly name: string;
  readonly opensAt: string | null | undefined;
  readonly type: LessonType;
  readonly " $fragmentType": "CourseContents_lesson";
};
export type CourseContents_lesson$key = {
  readonly " $data"?: CourseContents_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseContents_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseContents_lesson",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opensAt",
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
      "name": "bookmarkedAt",
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

(node as any).hash = "341ee839dc98910a757050b683d3a63a";

export default node;
