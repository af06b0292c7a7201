/**
 * @generated SignedSource<<4a9793e5bf8d928baeabf77589ca737f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWorkFilterWords_query$data = {
  readonly nodes?: ReadonlyArray<{
    readonly fullName?: string;
    readonly id?: string;
    readonly name?: string;
  } | null | undefined>;
  readonly " $fragmentType": "useWorkFilterWords_query";
};
export type useWorkFilterWords_query$key = {
  readonly " $data"?: useWorkFilterWords_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWorkFilterWords_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
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
  "name": "useWorkFilterWords_query",
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
              "selections": (v1/*:: as any*/),
              "type": "Course",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v1/*:: as any*/),
              "type": "Lesson",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": (v1/*:: as any*/),
              "type": "Group",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fullName",
                  "storageKey": null
                }
              ],
              "type": "User",
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
})();

(node as any).hash = "4c595a199752625d8884be3d99ab3f16";

export default node;
