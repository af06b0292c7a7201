/**
 * @generated SignedSource<<e8a1920e59a9d89caf7888ff4ede2e80>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderHeadActions_order$data = {
  readonly id: string;
  readonly inTrash: boolean | null | undefined;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly " $fragmentType": "OrderHeadActions_order";
};
export type OrderHeadActions_order$key = {
  readonly " $data"?: OrderHeadActions_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHeadActions_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderHeadActions_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "inTrash",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanDelete",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "d3e2c334eda94b9250f827d42b1cff7b";

export default node;
