/**
 * @generated SignedSource<<9dec457d3d3f764cd8debccaf33d8ad0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentTab_course$data = {
  readonly content: {
    readonly layers: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ContentRow_layer" | "LayerModal_layer" | "useContentMenu_layer">;
    }>;
    readonly lessons: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ContentRow_lesson" | "useContentMenu_lesson">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"contentTree_content">;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "ContentTab_course";
};
export type ContentTab_course$key = {
  readonly " $data"?: ContentTab_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentTab_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v2 = [
  {
    "kind": "CatchField",
    "field": {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    "to": "NULL"
  },
  {
    "kind": "CatchField",
    "field": {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    "to": "NULL"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ContentTab_course",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseContent",
      "kind": "LinkedField",
      "name": "content",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "contentTree_content",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BlockLayer",
              "kind": "LinkedField",
              "name": "layers",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "title",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "parentLayerId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sortOrder",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Lesson",
              "kind": "LinkedField",
              "name": "lessons",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "layerId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sort",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BlockLayer",
          "kind": "LinkedField",
          "name": "layers",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ContentRow_layer"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LayerModal_layer"
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "useContentMenu_layer",
              "selections": (v2/*:: as any*/),
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Lesson",
          "kind": "LinkedField",
          "name": "lessons",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ContentRow_lesson"
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "useContentMenu_lesson",
              "selections": (v2/*:: as any*/),
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "9008e466a8420761478951cefe08d915";

export default node;
