/**
 * @generated SignedSource<<836bae171c73836eae7b9e1a767e78fe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GalleryCourses_gallery$data = {
  readonly courses: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly coursesCount: number;
  readonly id: string;
  readonly " $fragmentType": "GalleryCourses_gallery";
};
export type GalleryCourses_gallery$key = {
  readonly " $data"?: GalleryCourses_gallery$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryCourses_gallery">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GalleryCourses_gallery",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coursesCount",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
          }
        ],
        "concreteType": "CourseConnection",
        "kind": "LinkedField",
        "name": "courses",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
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
            "storageKey": null
          }
        ],
        "storageKey": "courses(first:100)"
      },
      "to": "NULL"
    }
  ],
  "type": "Gallery",
  "abstractKey": null
};
})();

(node as any).hash = "8dd755d356a1cd4705649a5d002995e5";

export default node;
