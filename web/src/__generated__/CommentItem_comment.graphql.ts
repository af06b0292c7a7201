/**
 * @generated SignedSource<<57ed60c7849e582083766ab9001253fa>>
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
export type CommentItem_comment$data = {
  readonly answeredName: string | null | undefined;
  readonly author: {
    readonly fullName: string;
    readonly " $fragmentSpreads": FragmentRefs<"CommentHead_author">;
  } | null | undefined;
  readonly canRestore: boolean;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly dislikesCount: number;
  readonly editedAt: string | null | undefined;
  readonly id: string;
  readonly isFromStaff: boolean;
  readonly isOwn: boolean;
  readonly likesCount: number;
  readonly myLike: LikeValue | null | undefined;
  readonly status: LessonCommentStatus;
  readonly text: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useCommentCalls_comment">;
  readonly " $fragmentType": "CommentItem_comment";
};
export type CommentItem_comment$key = {
  readonly " $data"?: CommentItem_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentItem_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentItem_comment",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
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
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CommentHead_author"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFromStaff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canRestore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredName",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCommentCalls_comment"
    }
  ],
  "type": "LearnerComment",
  "abstractKey": null
};

(node as any).hash = "78dd5b3c082c7fc4dfe370d9a8133859";

export default node;
