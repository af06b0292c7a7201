/**
 * @generated SignedSource<<12225816eb75c8e8fd4dddefda9d2433>>
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

(node as any).hash = "5b22c58358b51e16fdbadc3a2a97477c";

export default node;
