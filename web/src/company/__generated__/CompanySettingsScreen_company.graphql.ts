/**
 * @generated SignedSource<<81cc7977d21fa8d574e4f5b163757ec9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanySettingsScreen_company$data = {
  readonly code: string;
  readonly domains?: {
    readonly " $fragmentSpreads": FragmentRefs<"DomainsTab_company">;
  } | null | undefined;
  readonly id: string;
  readonly main?: {
    readonly " $fragmentSpreads": FragmentRefs<"MainTab_company">;
  } | null | undefined;
  readonly owners?: {
    readonly " $fragmentSpreads": FragmentRefs<"OwnersTab_company">;
  } | null | undefined;
  readonly " $fragmentType": "CompanySettingsScreen_company";
};
export type CompanySettingsScreen_company$key = {
  readonly " $data"?: CompanySettingsScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanySettingsScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "domains"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "main"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "owners"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanySettingsScreen_company",
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
      "condition": "main",
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
                "name": "MainTab_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "main"
        }
      ]
    },
    {
      "condition": "domains",
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
                "name": "DomainsTab_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "domains"
        }
      ]
    },
    {
      "condition": "owners",
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
                "name": "OwnersTab_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "owners"
        }
      ]
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "fa3e663b78484e8bff6e4c128512a508";

export default node;
