/**
 * @generated SignedSource<<78666afebc76a026e358a2ab37dd1b3d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StressTestState = "CANCELLED" | "DONE" | "FAILED" | "IN_PROGRESS";
import type { FragmentRefs } from "relay-runtime";
export type StressTests_company$data = {
  readonly stressTests: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly state: StressTestState;
      readonly " $fragmentSpreads": FragmentRefs<"StressHistory_stressTest" | "StressProgress_stressTest" | "StressResult_stressTest">;
    }>;
  };
  readonly " $fragmentType": "StressTests_company";
};
export type StressTests_company$key = {
  readonly " $data"?: StressTests_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"StressTests_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StressTests_company",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "StressTestConnection",
      "kind": "LinkedField",
      "name": "stressTests",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StressTest",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
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
              "name": "state",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "StressProgress_stressTest"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "StressResult_stressTest"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "StressHistory_stressTest"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "stressTests(first:20)"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "fa53619a64de362ba80c00aaacec9fc7";

export default node;
