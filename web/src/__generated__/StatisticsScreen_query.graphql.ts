/**
 * @generated SignedSource<<0aa7e259287503a052c6381840d14fb0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatisticsScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useNames_query">;
  readonly " $fragmentType": "StatisticsScreen_query";
};
export type StatisticsScreen_query$key = {
  readonly " $data"?: StatisticsScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatisticsScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
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
  "name": "StatisticsScreen_query",
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
      "name": "useNames_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "12ae944ed58f20e5c5c3e8c9b07c955a";

export default node;
