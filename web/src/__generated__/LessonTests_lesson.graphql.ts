/**
 * @generated SignedSource<<410ef831e97bd3f7c2fc254c89813cf2>>
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
      readonly " $fragmentSpreads": FragmentRefs<"GivenTest_test">;
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
              "name": "GivenTest_test"
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

(node as any).hash = "2f15442590ca77d973a73877f01533fb";

export default node;
