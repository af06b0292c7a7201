/**
 * @generated SignedSource<<79201ebd8f51df6dfc742915d6a557d8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuestionTable_test$data = {
  readonly questions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"questionCells_questions">;
  }>;
  readonly subject: {
    readonly topics: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "QuestionTable_test";
};
export type QuestionTable_test$key = {
  readonly " $data"?: QuestionTable_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionTable_test">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuestionTable_test",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Subject",
        "kind": "LinkedField",
        "name": "subject",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Topic",
              "kind": "LinkedField",
              "name": "topics",
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
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            "to": "NULL"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TestQuestion",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "questionCells_questions"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Test",
  "abstractKey": null
};

(node as any).hash = "11733bb2678b3d0265adb491ac5e5399";

export default node;
