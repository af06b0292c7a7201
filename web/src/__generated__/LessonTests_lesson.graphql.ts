/**
 * @generated SignedSource<<bbf23822cb847e6b52082d4863d4fab0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlockStatus = "DELETED" | "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type LessonTests_lesson$data = {
  readonly blocks: ReadonlyArray<{
    readonly id: string;
    readonly status: BlockStatus | null | undefined;
    readonly test: {
      readonly databaseId: number;
      readonly " $fragmentSpreads": FragmentRefs<"BlockTest_test">;
    } | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "LessonTests_lesson";
};
export type LessonTests_lesson$key = {
  readonly " $data"?: LessonTests_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonTests_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonTests_lesson",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LessonBlock",
      "kind": "LinkedField",
      "name": "blocks",
      "plural": true,
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Test",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "BlockTest_test"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lesson",
  "abstractKey": null
};

(node as any).hash = "7acd611e7b748ae724f9bea60d6300b6";

export default node;
