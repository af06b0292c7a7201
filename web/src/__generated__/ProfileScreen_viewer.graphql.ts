/**
 * @generated SignedSource<<a4f60b67aca30ba4b9742c99e4fa9814>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileScreen_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EmailSetting_viewer" | "ProfileForm_viewer" | "SessionsCard_viewer" | "SocialSetting_viewer" | "TwoStepSetting_viewer">;
  readonly " $fragmentType": "ProfileScreen_viewer";
};
export type ProfileScreen_viewer$key = {
  readonly " $data"?: ProfileScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileScreen_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileForm_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailSetting_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TwoStepSetting_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SocialSetting_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionsCard_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7e280027199ac6a0bd7d7f3623abd644";

export default node;
