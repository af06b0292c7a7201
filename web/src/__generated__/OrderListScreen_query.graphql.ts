/**
 * @generated SignedSource<<1031044110b3bcb65ff7d69f9f310c0b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderListScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OrderTable_query" | "useOrderConditions_query">;
  readonly " $fragmentType": "OrderListScreen_query";
};
export type OrderListScreen_query$key = {
  readonly " $data"?: OrderListScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderListScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "fields"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasFields"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasNamed"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "named"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderListScreen_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "hasNamed",
          "variableName": "hasNamed"
        },
        {
          "kind": "Variable",
          "name": "named",
          "variableName": "named"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useOrderConditions_query"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "fields",
          "variableName": "fields"
        },
        {
          "kind": "Variable",
          "name": "hasFields",
          "variableName": "hasFields"
        }
      ],
      "kind": "FragmentSpread",
      "name": "OrderTable_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "bb6c50f1881298501aaabd882876853a";

export default node;
