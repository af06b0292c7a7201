/**
 * @generated SignedSource<<7882b5e9831156940584562377006685>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
import type { FragmentRefs } from "relay-runtime";
export type LessonHeadActions_lesson$data = {
  readonly id: string;
  readonly name: string;
  readonly status: CourseStatus;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly " $fragmentType": "LessonHeadActions_lesson";
};
export type LessonHeadActions_lesson$key = {
  readonly " $data"?: LessonHeadActions_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonHeadActions_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonHeadActions_lesson",
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
      "name": "name",
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
        "name": "viewerCanDelete",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Lesson",
  "abstractKey": null
};

(node as any).hash = "8774266601b4565045b2b375ef194517";

export default node;
