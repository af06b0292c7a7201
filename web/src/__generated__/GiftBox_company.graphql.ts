/**
 * @generated SignedSource<<25e24b55bc47f4159c912f455bbb82f7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GiftBox_company$data = {
  readonly id: string;
  readonly " $fragmentType": "GiftBox_company";
};
export type GiftBox_company$key = {
  readonly " $data"?: GiftBox_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiftBox_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GiftBox_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "d0b71228b96292b7d2489453a3310cbf";

export default node;
