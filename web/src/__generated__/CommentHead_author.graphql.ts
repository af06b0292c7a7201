/**
 * @generated SignedSource<<d00b2abbd31632a18ea9dc8a849e643d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentHead_author$data = {
  readonly fullName: string;
  readonly photo: string | null | undefined;
  readonly " $fragmentType": "CommentHead_author";
};
export type CommentHead_author$key = {
  readonly " $data"?: CommentHead_author$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentHead_author">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentHead_author",
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
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "9bd6187076c57e826f4a1f33325fed64";

export default node;
