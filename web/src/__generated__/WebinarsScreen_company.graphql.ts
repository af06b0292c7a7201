/**
 * @generated SignedSource<<13751e7df54532ff341a2608dfdd0ee8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebinarsScreen_company$data = {
  readonly external?: {
    readonly " $fragmentSpreads": FragmentRefs<"ExternalWebinarList_company">;
  } | null | undefined;
  readonly lessons?: {
    readonly " $fragmentSpreads": FragmentRefs<"WebinarList_company">;
  } | null | undefined;
  readonly " $fragmentType": "WebinarsScreen_company";
};
export type WebinarsScreen_company$key = {
  readonly " $data"?: WebinarsScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebinarsScreen_company">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "external"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "externalFilter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "externalOrderBy"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "ofLessons"
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
  "name": "WebinarsScreen_company",
  "selections": [
    {
      "condition": "ofLessons",
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
                  (v0/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "WebinarList_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "lessons"
        }
      ]
    },
    {
      "condition": "external",
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
                    "variableName": "externalFilter"
                  },
                  {
                    "kind": "Variable",
                    "name": "orderBy",
                    "variableName": "externalOrderBy"
                  },
                  (v0/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "ExternalWebinarList_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "external"
        }
      ]
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "5b21bc73cd014ef49f58b8e4696b8a0d";

export default node;
