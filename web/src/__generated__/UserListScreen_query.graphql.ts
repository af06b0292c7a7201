/**
 * @generated SignedSource<<6a479ac854c17f5a1e6d5159daae00c2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserListScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"UserToolbar_query" | "useUserFilterWords_query">;
  readonly " $fragmentType": "UserListScreen_query";
};
export type UserListScreen_query$key = {
  readonly " $data"?: UserListScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserListScreen_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
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
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "UserToolbar_query"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "useUserFilterWords_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "d22fac8151f321e64787438e07f6e22c";

export default node;
