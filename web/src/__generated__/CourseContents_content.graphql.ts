/**
 * @generated SignedSource<<9f4f7c124db3f709d47cb5b6175a06f6>>
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
export type CourseContents_content$data = {
  readonly layers: ReadonlyArray<{
    readonly databaseId: number;
    readonly parentLayerId: number | null | undefined;
    readonly sortOrder: number;
    readonly title: string;
  }>;
  readonly lessons: ReadonlyArray<{
    readonly bookmarkedAt: string | null | undefined;
    readonly closedReason: LessonClosedReason | null | undefined;
    readonly databaseId: number;
    readonly finishedAt: string | null | undefined;
    readonly id: string;
    readonly isOpen: boolean;
    readonly layerId: number | null | undefined;
    readonly name: string;
    readonly opensAt: string | null | undefined;
    readonly sort: number;
    readonly type: LessonType;
  }>;
  readonly " $fragmentType": "CourseContents_content";
};
export type CourseContents_content$key = {
  readonly " $data"?: CourseContents_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseContents_content">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseContents_content",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LearnerLayer",
      "kind": "LinkedField",
      "name": "layers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parentLayerId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sortOrder",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LearnerLesson",
      "kind": "LinkedField",
      "name": "lessons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "name": "layerId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sort",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LearnerContent",
  "abstractKey": null
};
})();

(node as any).hash = "a447d500312d7caaea3a53ad1caef9c8";

export default node;
