/**
 * @generated SignedSource<<5c1b84df4879d080a9e8dff0fa1233fc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomFieldType = "AVATAR" | "CHOOSE_ROLE" | "DATE" | "DATETIME" | "EMAIL" | "FILE" | "IMAGE" | "INTEGER" | "LIST" | "LIST_BITRIX" | "PHONE" | "STRING" | "TELEGRAM_ID" | "TEXT" | "URL";
import type { FragmentRefs } from "relay-runtime";
export type useFieldColumns_query$data = {
  readonly fields?: ReadonlyArray<{
    readonly databaseId?: number;
    readonly id?: string;
    readonly name?: string;
    readonly type?: CustomFieldType;
  } | null | undefined>;
  readonly " $fragmentType": "useFieldColumns_query";
};
export type useFieldColumns_query$key = {
  readonly " $data"?: useFieldColumns_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFieldColumns_query">;
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
  "name": "useFieldColumns_query",
  "selections": [
    {
      "condition": "hasFields",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "fields",
          "args": [
            {
              "kind": "Variable",
              "name": "ids",
              "variableName": "fields"
            }
          ],
          "concreteType": null,
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "kind": "InlineFragment",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "type",
                  "storageKey": null
                }
              ],
              "type": "CustomField",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "9e868fd3a6c32b3e16d4d7693f71ac16";

export default node;
