/**
 * @generated SignedSource<<c04dc681a4cc1d671d0c9f465acbf9e1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffCard_member$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly fullName: string;
  readonly photo: string | null | undefined;
  readonly user: {
    readonly id: string;
    readonly roleLabel: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "StaffCard_member";
}>;
export type StaffCard_member$key = ReadonlyArray<{
  readonly " $data"?: StaffCard_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffCard_member">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StaffCard_member",
  "selections": [
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
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
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
              "name": "roleLabel",
              "storageKey": null
            },
            "to": "NULL"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "cbfca1fa47752ba2cce7fc97a8f8410c";

export default node;
