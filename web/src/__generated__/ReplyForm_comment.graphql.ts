/**
 * @generated SignedSource<<403386d0bc46bd00ff11a1cd2dadc7df>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplyForm_comment$data = {
  readonly author: {
    readonly fullName: string;
  } | null | undefined;
  readonly id: string;
  readonly parentId: number | null | undefined;
  readonly text: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "ReplyForm_comment";
};
export type ReplyForm_comment$key = {
  readonly " $data"?: ReplyForm_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplyForm_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplyForm_comment",
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
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentId",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LessonComment",
  "abstractKey": null
};

(node as any).hash = "7a43fc1cc16c43549953f8000ab0aa70";

export default node;
