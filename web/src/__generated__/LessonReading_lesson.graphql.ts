/**
 * @generated SignedSource<<9e9c87d52f203c115a61d36ffd433029>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LessonClosedReason = "DATE" | "DAYS" | "ENDED" | "MANUAL" | "OVER" | "PREVIOUS";
import type { FragmentRefs } from "relay-runtime";
export type LessonReading_lesson$data = {
  readonly closedReason: LessonClosedReason | null | undefined;
  readonly closesAt: string | null | undefined;
  readonly isOpen: boolean;
  readonly opensAt: string | null | undefined;
  readonly text: {
    readonly description: string | null | undefined;
    readonly forbidDatetime: string | null | undefined;
    readonly homework: string | null | undefined;
    readonly homeworkMaxPoints: number | null | undefined;
    readonly homeworkMinPoints: number;
    readonly webinar: {
      readonly " $fragmentSpreads": FragmentRefs<"WebinarRoom_webinar">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"LessonBlocks_text">;
  } | null | undefined;
  readonly " $fragmentType": "LessonReading_lesson";
};
export type LessonReading_lesson$key = {
  readonly " $data"?: LessonReading_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonReading_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonReading_lesson",
  "selections": [
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
      "name": "closesAt",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "homeworkMinPoints",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "homeworkMaxPoints",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "forbidDatetime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WebinarRoom",
          "kind": "LinkedField",
          "name": "webinar",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "WebinarRoom_webinar"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LessonBlocks_text"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LearnerLesson",
  "abstractKey": null
};

(node as any).hash = "f6116cff814b27f8d117158cfc160ae2";

export default node;
