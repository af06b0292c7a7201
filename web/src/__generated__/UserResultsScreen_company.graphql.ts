/**
 * @generated SignedSource<<c8a04c415848e5f6223312f21a4f5860>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserResultsScreen_company$data = {
  readonly testResultFolder: {
    readonly " $fragmentSpreads": FragmentRefs<"UserResultsScreen_folder">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "UserResultsScreen_company";
};
export type UserResultsScreen_company$key = {
  readonly " $data"?: UserResultsScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserResultsScreen_company">;
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
      "name": "user"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UserResultsScreen_company",
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
              "name": "user",
              "variableName": "user"
            }
          ],
          "kind": "FragmentSpread",
          "name": "UserResultsScreen_folder"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "79177056f5fbf0ad562f1df683b743ca";

export default node;
