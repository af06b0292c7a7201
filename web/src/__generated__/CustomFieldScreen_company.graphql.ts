/**
 * @generated SignedSource<<3ca06745c7e94c8be38bafac28d06803>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomFieldSubtype = "BID" | "COURSE" | "USER";
export type CustomFieldType = "AVATAR" | "CHOOSE_ROLE" | "DATE" | "DATETIME" | "EMAIL" | "FILE" | "IMAGE" | "INTEGER" | "LIST" | "LIST_BITRIX" | "PHONE" | "STRING" | "TELEGRAM_ID" | "TEXT" | "URL";
import type { FragmentRefs } from "relay-runtime";
export type CustomFieldScreen_company$data = {
  readonly customField?: {
    readonly history?: {
      readonly " $fragmentSpreads": FragmentRefs<"History_record">;
    } | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly subtype: CustomFieldSubtype;
    readonly type: CustomFieldType;
    readonly viewerCanDelete: boolean | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CustomFieldForm_field" | "VariableList_field">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "CustomFieldScreen_company";
};
export type CustomFieldScreen_company$key = {
  readonly " $data"?: CustomFieldScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomFieldScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "changes"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "exists"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "history"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomFieldScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "condition": "exists",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "databaseId",
              "variableName": "id"
            }
          ],
          "concreteType": "CustomField",
          "kind": "LinkedField",
          "name": "customField",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subtype",
              "storageKey": null
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanDelete",
                "storageKey": null
              },
              "to": "NULL"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CustomFieldForm_field"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "VariableList_field"
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
      ]
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "f6c73bb145c523e584f5d5ad7f00af76";

export default node;
