/**
 * @generated SignedSource<<c837b0137831bb8c67e0deee5d0aaf0b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AcceptInvite_viewer$data = {
  readonly login: string | null | undefined;
  readonly " $fragmentType": "AcceptInvite_viewer";
};
export type AcceptInvite_viewer$key = {
  readonly " $data"?: AcceptInvite_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptInvite_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcceptInvite_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "login",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "81b090b66357e8a8ff1387d374c4e522";

export default node;
