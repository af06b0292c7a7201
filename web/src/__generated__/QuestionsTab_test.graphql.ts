/**
 * @generated SignedSource<<658e4781a2281e26f27487c5670ca05b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuestionsTab_test$data = {
  readonly questions: ReadonlyArray<{
    readonly id: string;
    readonly question: string | null | undefined;
  }>;
  readonly " $fragmentType": "QuestionsTab_test";
};
export type QuestionsTab_test$key = {
  readonly " $data"?: QuestionsTab_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionsTab_test">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuestionsTab_test",
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
          "name": "question",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Test",
  "abstractKey": null
};

(node as any).hash = "455a9dc2729d22251f4167b08ad204f7";

export default node;
