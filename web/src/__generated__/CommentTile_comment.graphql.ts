/**
 * @generated SignedSource<<398a580ca67f0dac494467d37d0caecc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LessonCommentStatus = "DELETED" | "HIDDEN" | "VISIBLE";
import type { FragmentRefs } from "relay-runtime";
export type CommentTile_comment$data = {
  readonly answered: {
    readonly text: string;
  } | null | undefined;
  readonly author: {
    readonly fullName: string;
    readonly " $fragmentSpreads": FragmentRefs<"CommentHead_author">;
  } | null | undefined;
  readonly course: {
    readonly databaseId: number;
  } | null | undefined;
  readonly courseName: string;
  readonly createdAt: string;
  readonly dislikesCount: number;
  readonly editedAt: string | null | undefined;
  readonly hiddenBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly id: string;
  readonly isFromStaff: boolean;
  readonly isWithdrawn: boolean;
  readonly lesson: {
    readonly databaseId: number;
    readonly id: string;
  } | null | undefined;
  readonly lessonName: string;
  readonly likesCount: number;
  readonly repliesCount: number;
  readonly status: LessonCommentStatus;
  readonly text: string;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReplyForm_comment">;
  readonly " $fragmentType": "CommentTile_comment";
};
export type CommentTile_comment$key = {
  readonly " $data"?: CommentTile_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentTile_comment">;
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
  "name": "text",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v3 = {
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
  "name": "CommentTile_comment",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
        (v2/*:: as any*/),
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
      "name": "isWithdrawn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LessonComment",
      "kind": "LinkedField",
      "name": "answered",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "repliesCount",
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
      "name": "courseName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lessonName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Course",
      "kind": "LinkedField",
      "name": "course",
      "plural": false,
      "selections": [
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lesson",
      "kind": "LinkedField",
      "name": "lesson",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v3/*:: as any*/)
      ],
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
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "hiddenBy",
      "plural": false,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplyForm_comment"
    }
  ],
  "type": "LessonComment",
  "abstractKey": null
};
})();

(node as any).hash = "62a28976ac921b53bba06773a0ed8a49";

export default node;
