/**
 * @generated SignedSource<<18ef02d0e2f4fc4a79f0228be938c40d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoleScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RoleForm_query">;
  readonly " $fragmentType": "RoleScreen_query";
};
export type RoleScreen_query$key = {
  readonly " $data"?: RoleScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleScreen_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoleForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "bfe8bb4fbe026e38bc425045c56b5eb1";

export default node;
