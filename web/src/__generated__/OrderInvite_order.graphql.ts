/**
 * @generated SignedSource<<aaaaa9ef973107d21ca80870e4ae6c12>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderInvite_order$data = {
  readonly id: string;
  readonly invite: {
    readonly databaseId: number;
    readonly link: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "OrderInvite_order";
};
export type OrderInvite_order$key = {
  readonly " $data"?: OrderInvite_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderInvite_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderInvite_order",
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
        "concreteType": "Invite",
        "kind": "LinkedField",
        "name": "invite",
        "plural": false,
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "link",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "3227a3deccb36d7c3eb5729356564d1c";

export default node;
