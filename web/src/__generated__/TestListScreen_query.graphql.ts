/**
 * @generated SignedSource<<3ad03cc0b98fe3249c3f8a4d32a6805a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TestListScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useTestConditions_query">;
  readonly " $fragmentType": "TestListScreen_query";
};
export type TestListScreen_query$key = {
  readonly " $data"?: TestListScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestListScreen_query">;
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
  "name": "TestListScreen_query",
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
      "name": "useTestConditions_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8e84af38a44f85f9837173a21a052b90";

export default node;
