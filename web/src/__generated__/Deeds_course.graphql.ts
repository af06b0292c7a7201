/**
 * @generated SignedSource<<182c0ef72ea15fb4ff179d845bbc9073>>
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
export type Deeds_course$data = {
  readonly content: {
    readonly lessons: ReadonlyArray<{
      readonly closedReason: LessonClosedReason | null | undefined;
      readonly closesAt: string | null | undefined;
      readonly finishedAt: string | null | undefined;
      readonly id: string;
      readonly isOpen: boolean;
      readonly openedAt: string | null | undefined;
      readonly opensAt: string | null | undefined;
    }>;
  } | null | undefined;
  readonly finishedAt: string | null | undefined;
  readonly finishedLessonsCount: number;
  readonly id: string;
  readonly lastVisitedAt: string | null | undefined;
  readonly nextLesson: {
    readonly databaseId: number;
    readonly name: string;
    readonly type: LessonType;
  } | null | undefined;
  readonly progress: number | null | undefined;
  readonly " $fragmentType": "Deeds_course";
};
export type Deeds_course$key = {
  readonly " $data"?: Deeds_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"Deeds_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "finishedAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Deeds_course",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastVisitedAt",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedLessonsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LessonInCourse",
      "kind": "LinkedField",
      "name": "nextLesson",
      "plural": false,
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LearnerContent",
      "kind": "LinkedField",
      "name": "content",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LearnerLesson",
          "kind": "LinkedField",
          "name": "lessons",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
              "kind": "ScalarField",
              "name": "openedAt",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LearnerCourse",
  "abstractKey": null
};
})();

(node as any).hash = "00ec858e0c3620cea758d1a912d8f9bc";

export default node;
