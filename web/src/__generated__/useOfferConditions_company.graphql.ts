/**
 * @generated SignedSource<<1594aec1049f9b427bd50ef7ca1a2c00>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOfferConditions_company$data = {
  readonly commercialOfferFilters: {
    readonly categories: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly formats: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly places: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly types: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "useOfferConditions_company";
};
export type useOfferConditions_company$key = {
  readonly " $data"?: useOfferConditions_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOfferConditions_company">;
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOfferConditions_company",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CommercialOfferFilters",
        "kind": "LinkedField",
        "name": "commercialOfferFilters",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CommercialOfferChoice",
            "kind": "LinkedField",
            "name": "types",
            "plural": true,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CommercialOfferChoice",
            "kind": "LinkedField",
            "name": "formats",
            "plural": true,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CommercialOfferChoice",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CommercialOfferChoice",
            "kind": "LinkedField",
            "name": "places",
            "plural": true,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "6dd245d8d9bf0867d84e9765f8d29fee";

export default node;
