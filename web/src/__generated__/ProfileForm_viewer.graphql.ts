/**
 * @generated SignedSource<<9608b2fa6cdab5edfbe2a15ac2bf1017>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileForm_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_values" | "ProfilePhoto_viewer">;
  readonly " $fragmentType": "ProfileForm_viewer";
};
export type ProfileForm_viewer$key = {
  readonly " $data"?: ProfileForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileForm_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileForm_values"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfilePhoto_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "96b219c873fe4d8fd2ccbac7ac812f11";

export default node;
