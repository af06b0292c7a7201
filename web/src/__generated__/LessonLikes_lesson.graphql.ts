/**
 * @generated SignedSource<<70c4603bbb8923877406921dbec5f7fa>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LikeType = "LIKE" | "LIKE_DISLIKE";
export type LikeValue = "DISLIKE" | "LIKE";
import type { FragmentRefs } from "relay-runtime";
export type LessonLikes_lesson$data = {
  readonly id: string;
  readonly name: string;
  readonly text: {
    readonly likes: {
      readonly dislikesCount: number;
      readonly likesCount: number;
      readonly mine: LikeValue | null | undefined;
      readonly type: LikeType;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "LessonLikes_lesson";
};
export type LessonLikes_lesson$key = {
  readonly " $data"?: LessonLikes_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonLikes_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonLikes_lesson",
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
      "concreteType": "LearnerLessonText",
      "kind": "LinkedField",
      "name": "text",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LessonLikes",
          "kind": "LinkedField",
          "name": "likes",
          "plural": false,
          "selections": [
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
              "name": "likesCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dislikesCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mine",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LearnerLesson",
  "abstractKey": null
};

(node as any).hash = "e43b31de504173fe0837e68561a139b5";

export default node;
