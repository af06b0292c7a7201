/**
 * @generated SignedSource<<78fdafb8f49c4d6e42dcf9402dea0476>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderFolderModal_record$data = {
  readonly id: string;
  readonly name: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "OrderFolderModal_record";
};
export type OrderFolderModal_record$key = {
  readonly " $data"?: OrderFolderModal_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFolderModal_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderFolderModal_record",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "OrderFolder",
  "abstractKey": null
};

(node as any).hash = "8dcc11a7e9f8018124b616e2cc83e8a5";

export default node;
