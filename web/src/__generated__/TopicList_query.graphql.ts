/**
 * @generated SignedSource<<a3aa5f17f67f0221a6743f31974525c9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopicList_query$data = {
  readonly nodes?: ReadonlyArray<{
    readonly subject: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  } | null | undefined>;
  readonly " $fragmentType": "TopicList_query";
};
export type TopicList_query$key = {
  readonly " $data"?: TopicList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopicList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasNamed"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "named"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopicList_query",
  "selections": [
    {
      "condition": "hasNamed",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "ids",
              "variableName": "named"
            }
          ],
          "concreteType": null,
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
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
                    "name": "name",
                    "storageKey": null
                  }
                ],
                "type": "Subject",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "subject"
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a04ae9c202d2324d167ed8f140523ffc";

export default node;
