/**
 * @generated SignedSource<<b07ca30eb64cbe4c9e4d9c8584894236>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DangerCard_company$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerIsOwner: boolean | null | undefined;
  readonly " $fragmentType": "DangerCard_company";
};
export type DangerCard_company$key = {
  readonly " $data"?: DangerCard_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"DangerCard_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DangerCard_company",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsOwner",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "49c79a8851f29261bbe086df3049e4d5";

export default node;
