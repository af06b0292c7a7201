/**
 * @generated SignedSource<<7c2479bd7b86ccba5db465e78d6755c5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserToolbar_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useUserFilterWords_query">;
  readonly " $fragmentType": "UserToolbar_query";
};
export type UserToolbar_query$key = {
  readonly " $data"?: UserToolbar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserToolbar_query">;
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
  "name": "UserToolbar_query",
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
      "name": "useUserFilterWords_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7cdca2f7b47e56475376902bc667525a";

export default node;
