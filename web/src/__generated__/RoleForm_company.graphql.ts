/**
 * @generated SignedSource<<54acd63e1ca1cbb30dc2e13a644825d6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoleForm_company$data = {
  readonly code: string;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"PermissionPicker_company" | "usePermissionRules_company">;
  readonly " $fragmentType": "RoleForm_company";
};
export type RoleForm_company$key = {
  readonly " $data"?: RoleForm_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleForm_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleForm_company",
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
      "name": "code",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PermissionPicker_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePermissionRules_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "67aa75482ac45433ddbff249355a45f5";

export default node;
