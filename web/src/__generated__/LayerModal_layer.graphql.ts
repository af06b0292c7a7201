/**
 * @generated SignedSource<<34866beca41ecf7396dcc3659caa9a6e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LayerModal_layer$data = {
  readonly id: string;
  readonly title: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "LayerModal_layer";
};
export type LayerModal_layer$key = {
  readonly " $data"?: LayerModal_layer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LayerModal_layer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LayerModal_layer",
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
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "BlockLayer",
  "abstractKey": null
};

(node as any).hash = "eeff16848e10458ffc53eb1f93997f41";

export default node;
