/**
 * @generated SignedSource<<05df25768b40ef4661b0e98fea043c4f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderTable_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useFieldColumns_query">;
  readonly " $fragmentType": "OrderTable_query";
};
export type OrderTable_query$key = {
  readonly " $data"?: OrderTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTable_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "fields"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasFields"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTable_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "fields",
          "variableName": "fields"
        },
        {
          "kind": "Variable",
          "name": "hasFields",
          "variableName": "hasFields"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useFieldColumns_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a22d7a3e5f2e57b377d2f63ca80b8eb3";

export default node;
