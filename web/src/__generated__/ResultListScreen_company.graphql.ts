/**
 * @generated SignedSource<<f41f0e673e9336082681fd9c5f48a94c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResultListScreen_company$data = {
  readonly test: {
    readonly " $fragmentSpreads": FragmentRefs<"ResultListScreen_test">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "ResultListScreen_company";
};
export type ResultListScreen_company$key = {
  readonly " $data"?: ResultListScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultListScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderBy"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "test"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResultListScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "databaseId",
          "variableName": "test"
        }
      ],
      "concreteType": "Test",
      "kind": "LinkedField",
      "name": "test",
      "plural": false,
      "selections": [
        {
          "args": [
            {
              "kind": "Variable",
              "name": "filter",
              "variableName": "filter"
            },
            {
              "kind": "Variable",
              "name": "orderBy",
              "variableName": "orderBy"
            }
          ],
          "kind": "FragmentSpread",
          "name": "ResultListScreen_test"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "0c2be071de17afd0bdd875d517227ebf";

export default node;
