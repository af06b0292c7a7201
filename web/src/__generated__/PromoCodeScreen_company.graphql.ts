/**
 * @generated SignedSource<<d8156aeeb77a764d3595f44349a76923>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromoCodeScreen_company$data = {
  readonly promoCode?: {
    readonly code: string;
    readonly history?: {
      readonly " $fragmentSpreads": FragmentRefs<"History_record">;
    } | null | undefined;
    readonly id: string;
    readonly uses?: {
      readonly " $fragmentSpreads": FragmentRefs<"PromoCodeUses_promoCode">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PromoCodeForm_promoCode" | "StateBadge_promoCode">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "PromoCodeForm_company">;
  readonly " $fragmentType": "PromoCodeScreen_company";
};
export type PromoCodeScreen_company$key = {
  readonly " $data"?: PromoCodeScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromoCodeScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "changes"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "exists"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "history"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "uses"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromoCodeScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PromoCodeForm_company"
    },
    {
      "condition": "exists",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "databaseId",
              "variableName": "id"
            }
          ],
          "concreteType": "PromoCode",
          "kind": "LinkedField",
          "name": "promoCode",
          "plural": false,
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
              "name": "code",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "StateBadge_promoCode"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PromoCodeForm_promoCode"
            },
            {
              "condition": "uses",
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
                        "name": "PromoCodeUses_promoCode"
                      }
                    ],
                    "type": "PromoCode",
                    "abstractKey": null
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "uses"
                }
              ]
            },
            {
              "condition": "history",
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
                            "variableName": "changes"
                          }
                        ],
                        "kind": "FragmentSpread",
                        "name": "History_record"
                      }
                    ],
                    "type": "Audited",
                    "abstractKey": "__isAudited"
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "history"
                }
              ]
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "ec99932e3598b97a48306d5412f04901";

export default node;
