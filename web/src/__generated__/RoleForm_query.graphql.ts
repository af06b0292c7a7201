/**
 * @generated SignedSource<<082a8e412f2f97929ce58fe4c409eddf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoleForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PermissionPicker_query">;
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
      "name": "PermissionPicker_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1726af07391c411490b5b87c25fddfb8";

export default node;
