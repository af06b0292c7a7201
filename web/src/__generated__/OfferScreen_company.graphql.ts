/**
 * @generated SignedSource<<1d0f3ded1416a931c6cd6d98fd39571d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferScreen_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "OfferScreen_list" | "OfferTab_company" | "useOfferConditions_company">;
  readonly " $fragmentType": "OfferScreen_company";
};
export type OfferScreen_company$key = {
  readonly " $data"?: OfferScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "chosen"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasChosen"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderBy"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOfferConditions_company"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "orderBy",
          "variableName": "orderBy"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "kind": "FragmentSpread",
      "name": "OfferScreen_list"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "chosen",
          "variableName": "chosen"
        },
        {
          "kind": "Variable",
          "name": "hasChosen",
          "variableName": "hasChosen"
        }
      ],
      "kind": "FragmentSpread",
      "name": "OfferTab_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "e443c755d17fb1c809822e7d510fa505";

export default node;
