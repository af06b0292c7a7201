/**
 * @generated SignedSource<<22558a8a7419b31174265d30be0d9809>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VideoStatistics_lesson$data = {
  readonly course: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly videos: ReadonlyArray<{
    readonly averagePercent: number | null | undefined;
    readonly databaseId: number;
    readonly duration: number | null | undefined;
    readonly finishedCount: number;
    readonly moments: ReadonlyArray<{
      readonly exits: number;
      readonly from: number;
      readonly replays: number;
      readonly viewers: number;
    }>;
    readonly title: string | null | undefined;
    readonly viewersCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"FilmText_film">;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"VideoStatistics_viewers">;
  readonly " $fragmentType": "VideoStatistics_lesson";
};
export type VideoStatistics_lesson$key = {
  readonly " $data"?: VideoStatistics_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"VideoStatistics_lesson">;
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
  "name": "VideoStatistics_lesson",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Course",
      "kind": "LinkedField",
      "name": "course",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LessonVideo",
      "kind": "LinkedField",
      "name": "videos",
      "plural": true,
      "selections": [
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewersCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finishedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "averagePercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FilmMoment",
          "kind": "LinkedField",
          "name": "moments",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "viewers",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "replays",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "exits",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FilmText_film"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VideoStatistics_viewers"
    }
  ],
  "type": "Lesson",
  "abstractKey": null
};
})();

(node as any).hash = "3731f164ce84c3d7c924b71571f43932";

export default node;
