/**
 * @generated SignedSource<<d23ca788a9f09bea1f8f9f821503c5e2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceModal_place$data = {
  readonly address: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "PlaceModal_place";
};
export type PlaceModal_place$key = {
  readonly " $data"?: PlaceModal_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceModal_place">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceModal_place",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
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
      "name": "address",
      "storageKey": null
    }
  ],
  "type": "Place",
  "abstractKey": null
};

(node as any).hash = "b09a098b457da8eceea7d02cb0ea2a88";

export default node;
