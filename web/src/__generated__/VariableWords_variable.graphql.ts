/**
 * @generated SignedSource<<9232abc236bf4c4a608d0ece6f57b2ff>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariableWords_variable$data = {
  readonly id: string;
  readonly value: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "VariableWords_variable";
};
export type VariableWords_variable$key = {
  readonly " $data"?: VariableWords_variable$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariableWords_variable">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VariableWords_variable",
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
      "name": "value",
      "storageKey": null
    }
  ],
  "type": "CustomFieldVariable",
  "abstractKey": null
};

(node as any).hash = "9a22cdddc80c169b39c8f903cf540bdf";

export default node;
