/**
 * @generated SignedSource<<b7f001c5f87edce080fd29280a092b30>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
export type LessonOpenType = "AFTER_DAYS" | "AFTER_PREVIOUS" | "IMMEDIATELY" | "MANUAL" | "ON_DATE";
export type LessonType = "CONSTRUCTOR" | "FULL_VIDEO" | "HOMEWORK" | "OFFLINE" | "TEST" | "TEXT" | "VIDEO" | "WEBINAR";
import type { FragmentRefs } from "relay-runtime";
export type ContentRow_lesson$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly openDaysCount: number | null | undefined;
  readonly openFinalDate: string | null | undefined;
  readonly openType: LessonOpenType | null | undefined;
  readonly status: CourseStatus;
  readonly type: LessonType;
  readonly " $fragmentType": "ContentRow_lesson";
};
export type ContentRow_lesson$key = {
  readonly " $data"?: ContentRow_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentRow_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentRow_lesson",
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
      "name": "status",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "openType",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openDaysCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openFinalDate",
      "storageKey": null
    }
  ],
  "type": "Lesson",
  "abstractKey": null
};

(node as any).hash = "0db643bff265fa94108f17859a6ff3e7";

export default node;
