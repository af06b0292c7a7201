/**
 * @generated SignedSource<<c22472e5e24d18251c166cc702d9b27f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditedFields_fields$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly prompt: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "EditedFields_fields";
}>;
export type EditedFields_fields$key = ReadonlyArray<{
  readonly " $data"?: EditedFields_fields$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditedFields_fields">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EditedFields_fields",
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
      "name": "prompt",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "CustomField",
  "abstractKey": null
};

(node as any).hash = "de442e9e55986e7824b3976a3186ee73";

export default node;
