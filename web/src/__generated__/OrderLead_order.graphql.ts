/**
 * @generated SignedSource<<9e6fcd5848adb44e8f1cb28caee2da7c>>
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

import OrderLeadRefetchQuery_graphql from './OrderLeadRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": OrderLeadRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
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

(node as any).hash = "0c04a375499115762e1cb7e0d36c7a67";

export default node;
