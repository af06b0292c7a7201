/**
 * @generated SignedSource<<bfec7444c06d8044b72e891a8990a396>>
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
    readonly fileName: string;
    readonly id: string;
    readonly mimeType: string;
    readonly size: number | null | undefined;
    readonly url: string;
    readonly " $fragmentSpreads": FragmentRefs<"FilePicture_file">;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WorkThread_messages",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mimeType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FilePicture_file"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HomeworkMessage",
  "abstractKey": null
};
})();

(node as any).hash = "b04f7e4c432cd7d1e94a0871bb775a68";

export default node;
