/**
 * @generated SignedSource<<95896365a117e65c74f2dac4029c83a9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePackageRemoval_package$data = {
  readonly id: string;
  readonly name: string;
  readonly usersCount: number | null | undefined;
  readonly " $fragmentType": "usePackageRemoval_package";
};
export type usePackageRemoval_package$key = {
  readonly " $data"?: usePackageRemoval_package$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePackageRemoval_package">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePackageRemoval_package",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "usersCount",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "CoursePackage",
  "abstractKey": null
};

(node as any).hash = "a6cd7f80f296d6b8700606829652d806";

export default node;
