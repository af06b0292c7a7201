/**
 * @generated SignedSource<<6bb46d19caa2ed03b1388a4d8c2dbaff>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserListScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useUserFilterWords_query">;
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
      "name": "useUserFilterWords_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "946d2ca2a49c786f6cc300d79dcc15f1";

export default node;
