/**
 * @generated SignedSource<<e214d6c381fc20a8227ffd1c06a0dcc9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckingScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useNames_query">;
  readonly " $fragmentType": "CheckingScreen_query";
};
export type CheckingScreen_query$key = {
  readonly " $data"?: CheckingScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckingScreen_query">;
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
  "name": "CheckingScreen_query",
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

(node as any).hash = "e18c481c43608806bf1d3d543c1880d0";

export default node;
