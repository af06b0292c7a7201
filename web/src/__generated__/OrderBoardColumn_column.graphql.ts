/**
 * @generated SignedSource<<e3a61de87b906b75600999288cc8f768>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderBoardColumn_column$data = {
  readonly count: number;
  readonly sum: string;
  readonly " $fragmentType": "OrderBoardColumn_column";
};
export type OrderBoardColumn_column$key = {
  readonly " $data"?: OrderBoardColumn_column$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBoardColumn_column">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderBoardColumn_column",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sum",
      "storageKey": null
    }
  ],
  "type": "OrderBoardColumn",
  "abstractKey": null
};

(node as any).hash = "58e97932c851b612873323bb5acec6bc";

export default node;
