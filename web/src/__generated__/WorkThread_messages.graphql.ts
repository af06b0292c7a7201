/**
 * @generated SignedSource<<a23436236b51d68caef02aabc1517dbc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomeworkMessageType = "ACCEPTED" | "ANSWER" | "COMMENT" | "RETURNED";
import type { FragmentRefs } from "relay-runtime";
export type WorkThread_messages$data = ReadonlyArray<{
  readonly author: {
    readonly fullName: string;
    readonly photo: string | null | undefined;
  } | null | undefined;
  readonly createdAt: string;
  readonly files: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"MessageFiles_files">;
  }> | null | undefined;
  readonly id: string;
  readonly points: number | null | undefined;
  readonly text: string | null | undefined;
  readonly type: HomeworkMessageType;
  readonly " $fragmentType": "WorkThread_messages";
}>;
export type WorkThread_messages$key = ReadonlyArray<{
  readonly " $data"?: WorkThread_messages$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkThread_messages">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WorkThread_messages",
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
      "name": "type",
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
      "name": "points",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
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
    }
  ],
  "type": "HomeworkMessage",
  "abstractKey": null
};

(node as any).hash = "5a948a99815c720f435a0f6028888dda";

export default node;
