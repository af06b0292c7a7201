/**
 * @generated SignedSource<<16ff2d8615c03b8fc018aad7d93036e1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PermissionPicker_company$data = {
  readonly id: string;
  readonly " $fragmentType": "PermissionPicker_company";
};
export type PermissionPicker_company$key = {
  readonly " $data"?: PermissionPicker_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"PermissionPicker_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PermissionPicker_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "ba6eeb1d7b0ae86a668e0f1f6c1aae9c";

export default node;
