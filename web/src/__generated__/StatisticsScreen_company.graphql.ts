/**
 * @generated SignedSource<<a2d6a4a06b3f494633b58c63e0625ef6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatisticsScreen_company$data = {
  readonly test: {
    readonly databaseId: number;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"TestStatistics_test" | "TopicStatistics_test">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "StatisticsScreen_company";
};
export type StatisticsScreen_company$key = {
  readonly " $data"?: StatisticsScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatisticsScreen_company">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "test"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StatisticsScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "databaseId",
          "variableName": "test"
        }
      ],
      "concreteType": "Test",
      "kind": "LinkedField",
      "name": "test",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": "title",
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": (v0/*:: as any*/),
          "kind": "FragmentSpread",
          "name": "TestStatistics_test"
        },
        {
          "args": (v0/*:: as any*/),
          "kind": "FragmentSpread",
          "name": "TopicStatistics_test"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "f64bb99e9fa5e4f48851d1d9f385c41a";

export default node;
