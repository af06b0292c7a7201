/**
 * @generated SignedSource<<c50b25ad685bc45e64cba52dedcbcba0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OlympiadScreen_company$data = {
  readonly testResultFolder: {
    readonly databaseId: number;
    readonly history?: {
      readonly " $fragmentSpreads": FragmentRefs<"History_record">;
    } | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly prizesTab?: {
      readonly " $fragmentSpreads": FragmentRefs<"PrizesTab_folder">;
    } | null | undefined;
    readonly testsTab?: {
      readonly " $fragmentSpreads": FragmentRefs<"TestsTab_folder">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "draftOwner_company">;
  readonly " $fragmentType": "OlympiadScreen_company";
};
export type OlympiadScreen_company$key = {
  readonly " $data"?: OlympiadScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"OlympiadScreen_company">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "changes"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "folder"
    },
    {
      "kind": "RootArgument",
      "name": "history"
    },
    {
      "kind": "RootArgument",
      "name": "prizes"
    },
    {
      "kind": "RootArgument",
      "name": "tests"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OlympiadScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "draftOwner_company",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AdminProfile",
          "kind": "LinkedField",
          "name": "adminProfile",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Viewer",
              "kind": "LinkedField",
              "name": "viewer",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "condition": "tests",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "TestsTab_folder"
                  }
                ],
                "type": "TestResultFolder",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "testsTab"
            }
          ]
        },
        {
          "condition": "prizes",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PrizesTab_folder"
                  }
                ],
                "type": "TestResultFolder",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "prizesTab"
            }
          ]
        },
        {
          "condition": "history",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": [
                      {
                        "kind": "Variable",
                        "name": "filter",
                        "variableName": "changes"
                      }
                    ],
                    "kind": "FragmentSpread",
                    "name": "History_record"
                  }
                ],
                "type": "Audited",
                "abstractKey": "__isAudited"
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "history"
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "79a47c9907354afbb2edacea55692248";

export default node;
