/**
 * @generated SignedSource<<8f95c26a568e4f953e4022bec2cdd6d4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FastEditScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useFilterWords_query">;
  readonly " $fragmentType": "FastEditScreen_query";
};
export type FastEditScreen_query$key = {
  readonly " $data"?: FastEditScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FastEditScreen_query">;
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
  "name": "FastEditScreen_query",
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
      "name": "useFilterWords_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ce26bc8a3b61d9e657c3b6064f237cae";

export default node;
