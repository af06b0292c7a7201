/**
 * @generated SignedSource<<89d92d6552fe6fececa91557e0e8f553>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BitrixForm_company$data = {
  readonly bitrixElements: string | null | undefined;
  readonly bitrixScripts: string | null | undefined;
  readonly id: string;
  readonly viewerIsOwner: boolean;
  readonly " $fragmentType": "BitrixForm_company";
};
export type BitrixForm_company$key = {
  readonly " $data"?: BitrixForm_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"BitrixForm_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BitrixForm_company",
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
      "name": "viewerIsOwner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bitrixScripts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bitrixElements",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "cf899b9aa5521ce8624465d95e7b166d";

export default node;
