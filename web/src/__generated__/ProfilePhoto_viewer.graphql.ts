/**
 * @generated SignedSource<<e847cf608d7a08eb5d9501a7a86a23ce>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfilePhoto_viewer$data = {
  readonly name: string;
  readonly photo: string | null | undefined;
  readonly surname: string | null | undefined;
  readonly " $fragmentType": "ProfilePhoto_viewer";
};
export type ProfilePhoto_viewer$key = {
  readonly " $data"?: ProfilePhoto_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfilePhoto_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfilePhoto_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "surname",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photo",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8f354bc64a9814c3e8c0c385502919b0";

export default node;
