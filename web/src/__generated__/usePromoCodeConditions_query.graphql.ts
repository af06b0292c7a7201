/**
 * @generated SignedSource<<0289ba57ca1091a1df67dd5a15996b12>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePromoCodeConditions_query$data = {
  readonly nodes?: ReadonlyArray<{
    readonly id?: string;
    readonly name?: string;
  } | null | undefined>;
  readonly " $fragmentType": "usePromoCodeConditions_query";
};
export type usePromoCodeConditions_query$key = {
  readonly " $data"?: usePromoCodeConditions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePromoCodeConditions_query">;
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
  "name": "usePromoCodeConditions_query",
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
              "type": "Course",
              "abstractKey": null
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

(node as any).hash = "9748320f8a28bcf6a5ed2eaaac4521c5";

export default node;
