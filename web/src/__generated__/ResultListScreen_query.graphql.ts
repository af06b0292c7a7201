/**
 * @generated SignedSource<<0902614e923478280081d3bc8e05c820>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResultListScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useNames_query">;
  readonly " $fragmentType": "ResultListScreen_query";
};
export type ResultListScreen_query$key = {
  readonly " $data"?: ResultListScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultListScreen_query">;
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
  "name": "ResultListScreen_query",
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

(node as any).hash = "d13bc70a1afee5ad4d454b26390b1542";

export default node;
