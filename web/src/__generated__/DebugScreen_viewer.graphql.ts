/**
 * @generated SignedSource<<8cabd1a8816f38ae1123e2311bebb008>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DebugScreen_viewer$data = {
  readonly login: string | null | undefined;
  readonly superAdmin: boolean;
  readonly " $fragmentType": "DebugScreen_viewer";
};
export type DebugScreen_viewer$key = {
  readonly " $data"?: DebugScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DebugScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DebugScreen_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "login",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "superAdmin",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "40c10777e6e3b5a77aa4e7e663a3451f";

export default node;
