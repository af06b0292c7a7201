/**
 * @generated SignedSource<<34aa23473ed8bbc16919b0873ccf5738>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderLeadState = "FAILED" | "MADE" | "NONE" | "OFF" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type OrderLead_order$data = {
  readonly bitrixLead: {
    readonly leadId: number | null | undefined;
    readonly madeAt: string | null | undefined;
    readonly problem: string | null | undefined;
    readonly state: OrderLeadState;
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "OrderLead_order";
};
export type OrderLead_order$key = {
  readonly " $data"?: OrderLead_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLead_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderLead_order",
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
        "concreteType": "OrderLead",
        "kind": "LinkedField",
        "name": "bitrixLead",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "leadId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "problem",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "madeAt",
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

(node as any).hash = "c5c414dda2125ff76177348659cf65e4";

export default node;
