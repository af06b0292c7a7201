/**
 * @generated SignedSource<<247fb46715400e58cd15ce893d6c26cb>>
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
    readonly " $fragmentSpreads": FragmentRefs<"TestNumbers_test" | "TopicNumbers_test">;
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
          "name": "TestNumbers_test"
        },
        {
          "args": (v0/*:: as any*/),
          "kind": "FragmentSpread",
          "name": "TopicNumbers_test"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "7316bf3df1b1ed632c1db1dc3fefea9e";

export default node;
