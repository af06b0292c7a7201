/**
 * @generated SignedSource<<115bc445de3ab5e4bce5312a95d673ca>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StressTestScreen_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "StressTests_company">;
  readonly " $fragmentType": "StressTestScreen_company";
};
export type StressTestScreen_company$key = {
  readonly " $data"?: StressTestScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"StressTestScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StressTestScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StressTests_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "28de228f935e4195e935361ed0f06148";

export default node;
