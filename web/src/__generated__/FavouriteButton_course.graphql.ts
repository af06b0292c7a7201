/**
 * @generated SignedSource<<7bf26cf62fb5453182e591e83b19f967>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavouriteButton_course$data = {
  readonly authUserFavouritesExists: boolean;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "FavouriteButton_course";
};
export type FavouriteButton_course$key = {
  readonly " $data"?: FavouriteButton_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FavouriteButton_course",
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
      "name": "authUserFavouritesExists",
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "8564e308a3a6757b15f7cf964c07769a";

export default node;
