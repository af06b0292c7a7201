/**
 * @generated SignedSource<<a47d5881124da49a2a9a5df55a6a11a8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SalesScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SalesCourse_query">;
  readonly " $fragmentType": "SalesScreen_query";
};
export type SalesScreen_query$key = {
  readonly " $data"?: SalesScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SalesScreen_query">;
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
  "name": "SalesScreen_query",
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
      "name": "SalesCourse_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3b7e2d53eff8fa629b56641ca0969db9";

export default node;
