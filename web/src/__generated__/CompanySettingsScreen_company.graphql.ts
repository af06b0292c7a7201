/**
 * @generated SignedSource<<0f1e5c5487ecd2cd3e2c765ed50cab33>>
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
  readonly integrations?: {
    readonly " $fragmentSpreads": FragmentRefs<"IntegrationsTab_company">;
  } | null | undefined;
  readonly main?: {
    readonly " $fragmentSpreads": FragmentRefs<"MainTab_company">;
  } | null | undefined;
  readonly owners?: {
    readonly " $fragmentSpreads": FragmentRefs<"OwnersTab_company">;
  } | null | undefined;
  readonly payments?: {
    readonly " $fragmentSpreads": FragmentRefs<"PaymentsTab_company">;
  } | null | undefined;
  readonly signIn?: {
    readonly " $fragmentSpreads": FragmentRefs<"SocialSettings_company">;
  } | null | undefined;
  readonly subscription?: {
    readonly " $fragmentSpreads": FragmentRefs<"SubscriptionTab_company">;
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
      "name": "integrations"
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
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "payments"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "signIn"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "subscription"
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
      "condition": "integrations",
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
                "name": "IntegrationsTab_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "integrations"
        }
      ]
    },
    {
      "condition": "subscription",
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
                "name": "SubscriptionTab_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "subscription"
        }
      ]
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
      "condition": "signIn",
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
                "name": "SocialSettings_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "signIn"
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

(node as any).hash = "e46f5ed8ab1c101f783239921f57cef8";

export default node;
