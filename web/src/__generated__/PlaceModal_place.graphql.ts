/**
 * @generated SignedSource<<451683435db35769d71bef5558de03ce>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceModal_place$data = {
  readonly address: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "PlaceModal_place";
};
export type PlaceModal_place$key = {
  readonly " $data"?: PlaceModal_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceModal_place">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceModal_place",
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
      "name": "address",
      "storageKey": null
    }
  ],
  "type": "Place",
  "abstractKey": null
};

(node as any).hash = "2446610db55c9b93233d7ad91c39eb66";

export default node;
