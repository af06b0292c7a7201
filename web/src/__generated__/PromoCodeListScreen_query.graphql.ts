/**
 * @generated SignedSource<<f130eee7b5706f8fe9014bdc8970ae38>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromoCodeListScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePromoCodeConditions_query">;
  readonly " $fragmentType": "PromoCodeListScreen_query";
};
export type PromoCodeListScreen_query$key = {
  readonly " $data"?: PromoCodeListScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromoCodeListScreen_query">;
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
  "name": "PromoCodeListScreen_query",
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
      "name": "usePromoCodeConditions_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a5573a7362d65b2d3c0d335243e1075b";

export default node;
