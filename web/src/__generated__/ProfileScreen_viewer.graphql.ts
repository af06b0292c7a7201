/**
 * @generated SignedSource<<1d99cb0eb1ed9ffbe452c95098ab6caf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileScreen_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EmailSetting_viewer" | "LinkedProvidersSetting_viewer" | "ProfileFiles_viewer" | "ProfileForm_viewer" | "SessionsCard_viewer" | "TwoStepSetting_viewer">;
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
      "name": "LinkedProvidersSetting_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionsCard_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileFiles_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "94a81624fd50764a89c28a842fa2978c";

export default node;
