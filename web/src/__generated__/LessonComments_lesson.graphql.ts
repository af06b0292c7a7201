/**
 * @generated SignedSource<<01c7dc256e863e1df7bd22d548d3449c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LikeType = "LIKE" | "LIKE_DISLIKE";
import type { FragmentRefs } from "relay-runtime";
export type LessonComments_lesson$data = {
  readonly text: {
    readonly commentsCount: number;
    readonly likes: {
      readonly type: LikeType;
    } | null | undefined;
    readonly takesComments: boolean;
  } | null | undefined;
  readonly " $fragmentType": "LessonComments_lesson";
};
export type LessonComments_lesson$key = {
  readonly " $data"?: LessonComments_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonComments_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonComments_lesson",
  "selections": [
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
          "name": "takesComments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commentsCount",
          "storageKey": null
        },
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

(node as any).hash = "f351e84ab979821af1ca1bba0e1a89e9";

export default node;
