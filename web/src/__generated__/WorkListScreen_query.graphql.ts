/**
 * @generated SignedSource<<6646928aec36647119d7be6e228bb893>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkListScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useWorkFilterWords_query">;
  readonly " $fragmentType": "WorkListScreen_query";
};
export type WorkListScreen_query$key = {
  readonly " $data"?: WorkListScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkListScreen_query">;
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
  "name": "WorkListScreen_query",
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
      "name": "useWorkFilterWords_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "9f08f4d04f2b884de71537b399712e74";

export default node;
