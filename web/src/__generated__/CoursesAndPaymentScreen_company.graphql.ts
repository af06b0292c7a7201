/**
 * @generated SignedSource<<fde8f39de60f9fe9e96fd0ead64cf29d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoursesAndPaymentScreen_company$data = {
  readonly courses?: {
    readonly " $fragmentSpreads": FragmentRefs<"CoursePrices_company">;
  } | null | undefined;
  readonly payments?: {
    readonly " $fragmentSpreads": FragmentRefs<"PaymentsTab_company">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "CoursesAndPaymentScreen_company";
};
export type CoursesAndPaymentScreen_company$key = {
  readonly " $data"?: CoursesAndPaymentScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoursesAndPaymentScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "courses"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderBy"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "payments"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoursesAndPaymentScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "condition": "payments",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PaymentsTab_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "payments"
        }
      ]
    },
    {
      "condition": "courses",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
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
                "name": "CoursePrices_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "courses"
        }
      ]
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "8066bf6156ba0ba70051627bd0397e1c";

export default node;
