/**
 * @generated SignedSource<<4464abe009f04c2e5c0eed96d3c6f8f9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LessonTestCard_block$data = {
  readonly isDone: boolean;
  readonly test: {
    readonly askedCount: number;
    readonly attemptUnderWayId: number | null | undefined;
    readonly attemptsCount: number;
    readonly databaseId: number;
    readonly timer: number | null | undefined;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "LessonTestCard_block";
};
export type LessonTestCard_block$key = {
  readonly " $data"?: LessonTestCard_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonTestCard_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonTestCard_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LessonTest",
      "kind": "LinkedField",
      "name": "test",
      "plural": false,
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
          "name": "timer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attemptsCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attemptUnderWayId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LearnerBlock",
  "abstractKey": null
};

(node as any).hash = "7908912d22dd82101e9675d6cef6a5c0";

export default node;
