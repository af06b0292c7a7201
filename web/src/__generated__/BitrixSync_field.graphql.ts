/**
 * @generated SignedSource<<35fb765935db8eeacdece9539a1bafff>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BitrixSync_field$data = {
  readonly fieldListBitrixId: string | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "BitrixSync_field";
};
export type BitrixSync_field$key = {
  readonly " $data"?: BitrixSync_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"BitrixSync_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BitrixSync_field",
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
      "name": "fieldListBitrixId",
      "storageKey": null
    }
  ],
  "type": "CustomField",
  "abstractKey": null
};

(node as any).hash = "7298e665f1f8294af650181a1ec34be3";

export default node;
