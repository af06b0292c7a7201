/**
 * @generated SignedSource<<463fbe40c8048dc19f51d8d770d68ae6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LessonNeighbours_lesson$data = {
  readonly nextLesson: {
    readonly databaseId: number;
    readonly name: string;
  } | null | undefined;
  readonly previousLesson: {
    readonly databaseId: number;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "LessonNeighbours_lesson";
};
export type LessonNeighbours_lesson$key = {
  readonly " $data"?: LessonNeighbours_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonNeighbours_lesson">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonNeighbours_lesson",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "previousLesson",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Lesson",
        "kind": "LinkedField",
        "name": "nextLesson",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Lesson",
  "abstractKey": null
};
})();

(node as any).hash = "b25252adca67f5fc58f122c3603f22bb";

export default node;
