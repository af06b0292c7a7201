/**
 * @generated SignedSource<<d15ce20163ae6018e3edc8d520d36568>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentRow_layer$data = {
  readonly title: string;
  readonly " $fragmentType": "ContentRow_layer";
};
export type ContentRow_layer$key = {
  readonly " $data"?: ContentRow_layer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentRow_layer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentRow_layer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "BlockLayer",
  "abstractKey": null
};

(node as any).hash = "7e33e0e5ffaad82bdc5d51cf090f120d";

export default node;
