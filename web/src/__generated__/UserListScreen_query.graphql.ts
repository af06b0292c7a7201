/**
 * @generated SignedSource<<26f68980eb1fc4d4ce50ef9756cbcc78>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserListScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"UserTable_query" | "useUserConditions_query">;
  readonly " $fragmentType": "UserListScreen_query";
};
export type UserListScreen_query$key = {
  readonly " $data"?: UserListScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserListScreen_query">;
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
    },
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
  "name": "UserListScreen_query",
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
      "name": "useUserConditions_query"
    },
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
      "name": "UserTable_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7cc198f392466e7ad0d644fb26acc83d";

export default node;
