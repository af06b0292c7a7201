/**
 * @generated SignedSource<<64edb7fa9763dfb74be38c926255b9c6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOrderActions_orders$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly id: string;
  readonly inTrash: boolean | null | undefined;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "useOrderActions_orders";
}>;
export type useOrderActions_orders$key = ReadonlyArray<{
  readonly " $data"?: useOrderActions_orders$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderActions_orders">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useOrderActions_orders",
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
      "name": "databaseId",
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
        "name": "viewerCanUpdate",
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

(node as any).hash = "227ac945ee18ca191cb622fc19a1f4ac";

export default node;
