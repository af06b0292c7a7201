/**
 * @generated SignedSource<<a51fc74bea4467fe46f8d428145a97dd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileMenu_viewer$data = {
  readonly email: string;
  readonly name: string;
  readonly photo: string | null | undefined;
  readonly surname: string | null | undefined;
  readonly " $fragmentType": "ProfileMenu_viewer";
};
export type ProfileMenu_viewer$key = {
  readonly " $data"?: ProfileMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileMenu_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileMenu_viewer",
  "selections": [
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
      "kind": "ScalarField",
      "name": "surname",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6d1aabc8d2c57c0aaa66aa36aa0b28cc";

export default node;
