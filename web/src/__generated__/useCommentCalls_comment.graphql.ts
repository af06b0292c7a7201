/**
 * @generated SignedSource<<fc5c883e1eccf048b6d69053ff8ac443>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LessonCommentStatus = "DELETED" | "HIDDEN" | "VISIBLE";
export type LikeValue = "DISLIKE" | "LIKE";
import type { FragmentRefs } from "relay-runtime";
export type useCommentCalls_comment$data = {
  readonly dislikesCount: number;
  readonly id: string;
  readonly likesCount: number;
  readonly myLike: LikeValue | null | undefined;
  readonly status: LessonCommentStatus;
  readonly version: string;
  readonly " $fragmentType": "useCommentCalls_comment";
};
export type useCommentCalls_comment$key = {
  readonly " $data"?: useCommentCalls_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCommentCalls_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCommentCalls_comment",
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
      "name": "status",
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
      "name": "myLike",
      "storageKey": null
    }
  ],
  "type": "LearnerComment",
  "abstractKey": null
};

(node as any).hash = "b0390d0574e2942c8aba609bd7615665";

export default node;
