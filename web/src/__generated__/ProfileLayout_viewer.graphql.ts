/**
 * @generated SignedSource<<16589dd39ffd9c2209836f6280b93c42>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileLayout_viewer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"EmailNotice_viewer" | "ProfileMenu_viewer">;
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
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailNotice_viewer"
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

(node as any).hash = "0723188ce9a558c6106705e6d16b45bf";

export default node;
