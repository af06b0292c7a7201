/**
 * @generated SignedSource<<a8d7a3eefc35ccf3fdf32fccda3ed4e8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubjectsScreen_company$data = {
  readonly subjects?: {
    readonly " $fragmentSpreads": FragmentRefs<"SubjectList_company">;
  } | null | undefined;
  readonly topics?: {
    readonly " $fragmentSpreads": FragmentRefs<"TopicList_company">;
  } | null | undefined;
  readonly " $fragmentType": "SubjectsScreen_company";
};
export type SubjectsScreen_company$key = {
  readonly " $data"?: SubjectsScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubjectsScreen_company">;
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
      "name": "ofSubjects"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "ofTopics"
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
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "topicFilter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "topicOrderBy"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubjectsScreen_company",
  "selections": [
    {
      "condition": "ofSubjects",
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
                    "name": "orderBy",
                    "variableName": "orderBy"
                  },
                  (v0/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "SubjectList_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "subjects"
        }
      ]
    },
    {
      "condition": "ofTopics",
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
                    "variableName": "topicFilter"
                  },
                  {
                    "kind": "Variable",
                    "name": "orderBy",
                    "variableName": "topicOrderBy"
                  },
                  (v0/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "TopicList_company"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "topics"
        }
      ]
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "32c7553c421dea271b6a5f9f2f3e1ac3";

export default node;
