/**
 * @generated SignedSource<<a3f353f1aced3b2cfc52d8c06ed4f80c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderCommentType = "ANSWER" | "COMMENT" | "QUESTION";
import type { FragmentRefs } from "relay-runtime";
export type OrderCommentItem_comment$data = {
  readonly createdAt: string;
  readonly creator: {
    readonly fullName: string;
    readonly " $fragmentSpreads": FragmentRefs<"CommentHead_author">;
  } | null | undefined;
  readonly databaseId: number;
  readonly editedAt: string | null | undefined;
  readonly files: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"MessageFiles_files">;
  }> | null | undefined;
  readonly id: string;
  readonly isPublic: boolean;
  readonly mentions: ReadonlyArray<{
    readonly fullName: string;
  }> | null | undefined;
  readonly text: string;
  readonly type: OrderCommentType;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OrderCommentEditForm_comment">;
  readonly " $fragmentType": "OrderCommentItem_comment";
};
export type OrderCommentItem_comment$key = {
  readonly " $data"?: OrderCommentItem_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderCommentItem_comment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrderCommentItem_comment",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CommentHead_author"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "UploadedFile",
        "kind": "LinkedField",
        "name": "files",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MessageFiles_files"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "mentions",
        "plural": true,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "editedAt",
        "storageKey": null
      },
      "to": "NULL"
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderCommentEditForm_comment"
    }
  ],
  "type": "OrderComment",
  "abstractKey": null
};
})();

(node as any).hash = "920fa0362b69ba097d3749aab6b354b1";

export default node;
