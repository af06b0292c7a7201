/**
 * @generated SignedSource<<093594832fb502e3a638e492a6b61239>>
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
      "name": "unviewedReleaseCount",
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

(node as any).hash = "e4de2ab5a9e041c458da9bda0c201b21";

export default node;
