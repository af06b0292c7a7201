/**
 * @generated SignedSource<<5948fccbe3598243b7246710aa8fa4eb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileLayout_viewer$data = {
  readonly unviewedReleaseCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileMenu_viewer">;
  readonly " $fragmentType": "ProfileLayout_viewer";
};
export type ProfileLayout_viewer$key = {
  readonly " $data"?: ProfileLayout_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileLayout_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileLayout_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unviewedReleaseCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileMenu_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c33a92e7e7b197af399edc3114e0bf5a";

export default node;
