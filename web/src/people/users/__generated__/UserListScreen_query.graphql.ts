/**
 * @generated SignedSource<<8a0ba45c9b9f5f36524ce9211f347f6a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserListScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"UserToolbar_query">;
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
      "name": "UserToolbar_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "344061f79db8b4a6a8d997f7107616b7";

export default node;
