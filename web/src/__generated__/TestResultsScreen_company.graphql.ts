/**
 * @generated SignedSource<<f5de7298bb251cadc790a49758dff298>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TestResultsScreen_company$data = {
  readonly testResultFolder: {
    readonly " $fragmentSpreads": FragmentRefs<"TestResultsScreen_folder">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "TestResultsScreen_company";
};
export type TestResultsScreen_company$key = {
  readonly " $data"?: TestResultsScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestResultsScreen_company">;
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
      "name": "folder"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderBy"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TestResultsScreen_company",
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
          "variableName": "folder"
        }
      ],
      "concreteType": "TestResultFolder",
      "kind": "LinkedField",
      "name": "testResultFolder",
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
          "name": "TestResultsScreen_folder"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "5f7a45f5a8776398079505c16dc2ea55";

export default node;
