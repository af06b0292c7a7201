/**
 * @generated SignedSource<<a6b58536cf1530be062c8a5233383031>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileScreen_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EmailSetting_viewer" | "ProfileForm_viewer" | "SessionsCard_viewer" | "TwoStepSetting_viewer">;
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
      "name": "SessionsCard_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "63ee2651c500f4efbdb3fd93f6811b4c";

export default node;
