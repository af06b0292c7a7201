/**
 * @generated SignedSource<<979d6ed9b6d17777276a0b053ea9087e>>
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
  readonly " $fragmentSpreads": FragmentRefs<"PermissionPicker_company">;
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
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "47e050de25e24ed6931238066e7864a1";

export default node;
