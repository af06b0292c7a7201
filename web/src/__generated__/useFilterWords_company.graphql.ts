/**
 * @generated SignedSource<<3552e0f3c994384fae1e0341f5ead58b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFilterWords_company$data = {
  readonly courseFormats?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly courseTypes?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "useFilterWords_company";
};
export type useFilterWords_company$key = {
  readonly " $data"?: useFilterWords_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFilterWords_company">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "namesFormats"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "namesTypes"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFilterWords_company",
  "selections": [
    {
      "condition": "namesTypes",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseType",
          "kind": "LinkedField",
          "name": "courseTypes",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "condition": "namesFormats",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseFormat",
          "kind": "LinkedField",
          "name": "courseFormats",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "096325ab2b6acee66617b2023a48fa21";

export default node;
