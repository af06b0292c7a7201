/**
 * @generated SignedSource<<f05c2436727b4dd24aca5241eb539787>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseContents_content$data = {
  readonly layers: ReadonlyArray<{
    readonly databaseId: number;
    readonly parentLayerId: number | null | undefined;
    readonly sortOrder: number;
    readonly title: string;
  }>;
  readonly lessons: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly layerId: number | null | undefined;
    readonly sort: number;
    readonly " $fragmentSpreads": FragmentRefs<"CourseContents_lesson">;
  }>;
  readonly " $fragmentType": "CourseContents_content";
};
export type CourseContents_content$key = {
  readonly " $data"?: CourseContents_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseContents_content">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseContents_content",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LearnerLayer",
      "kind": "LinkedField",
      "name": "layers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
      "concreteType": "LearnerLesson",
      "kind": "LinkedField",
      "name": "lessons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CourseContents_lesson"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LearnerContent",
  "abstractKey": null
};
})();

(node as any).hash = "681aa9172a44b27335237c23e68d63f0";

export default node;
