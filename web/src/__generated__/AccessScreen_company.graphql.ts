/**
 * @generated SignedSource<<45e78d9d62f4717445761bbde32c91df>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessScreen_company$data = {
  readonly services?: {
    readonly " $fragmentSpreads": FragmentRefs<"ServiceAccountTable_company">;
  } | null | undefined;
  readonly tokens?: {
    readonly " $fragmentSpreads": FragmentRefs<"TokenTable_company">;
  } | null | undefined;
  readonly " $fragmentType": "AccessScreen_company";
};
export type AccessScreen_company$key = {
  readonly " $data"?: AccessScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderBy"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "services"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccessScreen_company",
  "selections": [
    {
      "condition": "services",
      "kind": "Condition",
      "passingValue": false,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": [
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
                "name": "TokenTable_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "tokens"
        }
      ]
    },
    {
      "condition": "services",
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
                "name": "ServiceAccountTable_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "services"
        }
      ]
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "d6c800e5980a65a745838e748ee6b892";

export default node;
