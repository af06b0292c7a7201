/**
 * @generated SignedSource<<dcb9d0b2622eadd61f190e4d90f012e2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OlympiadModal_folder$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "OlympiadModal_folder";
};
export type OlympiadModal_folder$key = {
  readonly " $data"?: OlympiadModal_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"OlympiadModal_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OlympiadModal_folder",
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
      "name": "version",
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
      "name": "description",
      "storageKey": null
    }
  ],
  "type": "TestResultFolder",
  "abstractKey": null
};

(node as any).hash = "4b342c9320e6157c0de9b88777becc06";

export default node;
