/**
 * @generated SignedSource<<0349b52125c5947df75a6f8c377790ec>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderBoardScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useOrderConditions_query">;
  readonly " $fragmentType": "OrderBoardScreen_query";
};
export type OrderBoardScreen_query$key = {
  readonly " $data"?: OrderBoardScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBoardScreen_query">;
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
  "name": "OrderBoardScreen_query",
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "97d997863836a0e2c6d95ec95f2865b0";

export default node;
