/**
 * @generated SignedSource<<2de490ab91f9440729c5c5ad06686ec9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoleForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePermissionRules_query">;
  readonly " $fragmentType": "RoleForm_query";
};
export type RoleForm_query$key = {
  readonly " $data"?: RoleForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleForm_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePermissionRules_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ccc5a910be49f80e4e23f9f2997a1e28";

export default node;
