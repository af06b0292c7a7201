/**
 * @generated SignedSource<<1f76af10c9d71bf58c9408701cec9f00>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PackageMenu_package$data = {
  readonly id: string;
  readonly isDefault: boolean;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"PackageModal_package" | "usePackageRemoval_package">;
  readonly " $fragmentType": "PackageMenu_package";
};
export type PackageMenu_package$key = {
  readonly " $data"?: PackageMenu_package$data;
  readonly " $fragmentSpreads": FragmentRefs<"PackageMenu_package">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PackageMenu_package",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PackageModal_package"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePackageRemoval_package"
    }
  ],
  "type": "CoursePackage",
  "abstractKey": null
};

(node as any).hash = "d1af5fc15dcabbdedca0235e094ad610";

export default node;
