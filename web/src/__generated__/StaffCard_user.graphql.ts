/**
 * @generated SignedSource<<eabcd29738325693d8c78bfc196d54e5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffCard_user$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly fullName: string;
  readonly id: string;
  readonly photo: string | null | undefined;
  readonly roleLabel: string | null | undefined;
  readonly " $fragmentType": "StaffCard_user";
}>;
export type StaffCard_user$key = ReadonlyArray<{
  readonly " $data"?: StaffCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffCard_user">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StaffCard_user",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photo",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "roleLabel",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7380e6e13f9f385d2ea21bec63d0a286";

export default node;
