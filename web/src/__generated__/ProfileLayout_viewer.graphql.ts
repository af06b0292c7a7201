/**
 * @generated SignedSource<<e2612dae597f7696faba9064b50b167b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileLayout_viewer$data = {
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

(node as any).hash = "68f4fd5f5c3d0641b8a3769c377c0e15";

export default node;
