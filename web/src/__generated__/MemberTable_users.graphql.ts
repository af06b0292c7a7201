/**
 * @generated SignedSource<<c3894ecf7fae22a95a42619f8971a581>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberTable_users$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly email: string | null | undefined;
  readonly fullName: string;
  readonly id: string;
  readonly lastVisitAt: string | null | undefined;
  readonly photo: string | null | undefined;
  readonly roleLabel: string | null | undefined;
  readonly " $fragmentType": "MemberTable_users";
}>;
export type MemberTable_users$key = ReadonlyArray<{
  readonly " $data"?: MemberTable_users$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberTable_users">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MemberTable_users",
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
      "name": "email",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roleLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastVisitAt",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7091e0a72622a7d880dfcdfd48bd429b";

export default node;
