/**
 * @generated SignedSource<<ab6687906c690c0d2a7a7c80b3ee45f1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignedInViewer_viewer$data = {
  readonly unviewedReleaseCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileMenu_viewer">;
  readonly " $fragmentType": "SignedInViewer_viewer";
};
export type SignedInViewer_viewer$key = {
  readonly " $data"?: SignedInViewer_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignedInViewer_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignedInViewer_viewer",
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

(node as any).hash = "b5c39273b3fbd8dd224ce339a8f57314";

export default node;
