/**
 * @generated SignedSource<<f14228d73e3901c84901a6be4be96a0f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileScreen_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EmailSetting_viewer" | "ProfileFiles_viewer" | "ProfileForm_viewer" | "SessionsCard_viewer" | "SocialSetting_viewer" | "TwoStepSetting_viewer">;
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

(node as any).hash = "dbe4e8e4e6e96cd06511901cfc7ccc82";

export default node;
