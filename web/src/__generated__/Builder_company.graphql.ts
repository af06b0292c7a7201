/**
 * @generated SignedSource<<57dee5e59e6ee7f8a5ad06135d5f8ed0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Builder_company$data = {
  readonly code: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"Palette_company">;
  readonly " $fragmentType": "Builder_company";
};
export type Builder_company$key = {
  readonly " $data"?: Builder_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"Builder_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Builder_company",
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
      "name": "code",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "Palette_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "b75de3f820dde2f3ad4e41e4e9b33e52";

export default node;
