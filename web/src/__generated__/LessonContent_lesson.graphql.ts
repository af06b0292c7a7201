/**
 * @generated SignedSource<<1fdfb7c70e714d7eba338d48d6637b7b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LessonType = "CONSTRUCTOR" | "FULL_VIDEO" | "HOMEWORK" | "OFFLINE" | "TEST" | "TEXT" | "VIDEO" | "WEBINAR";
import type { FragmentRefs } from "relay-runtime";
export type LessonContent_lesson$data = {
  readonly description: string | null | undefined;
  readonly homework: string | null | undefined;
  readonly homeworkMaxPoints: number | null | undefined;
  readonly homeworkMinPoints: number | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly type: LessonType;
  readonly version: string | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "LessonContent_lesson";
};
export type LessonContent_lesson$key = {
  readonly " $data"?: LessonContent_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonContent_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LessonContent_lesson",
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
      "name": "version",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homework",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "homeworkMinPoints",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeworkMaxPoints",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanUpdate",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Lesson",
  "abstractKey": null
};

(node as any).hash = "71fc28ea7e7babadafdcbe89b8914288";

export default node;
