/**
 * @generated SignedSource<<9d08247bcafb08e21b8ab55dc672ce6b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TestQuestionType = "ASSESSMENT_BY_CRITERION" | "AUDIO_INPUT" | "CHECKBOX" | "CORRESPONDENCE" | "INPUT" | "MULTI_INPUT" | "NUMERIC_INPUT" | "RADIO" | "SELECT_INPUT" | "SORT" | "TEXTAREA" | "TEXT_INPUT" | "UNKNOWN";
export type TestStatus = "ACTIVE" | "DELETED" | "INACTIVE";
import type { FragmentRefs } from "relay-runtime";
export type QuestionsTab_test$data = {
  readonly id: string;
  readonly questions: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly part: number;
    readonly question: string | null | undefined;
    readonly status: TestStatus;
    readonly type: TestQuestionType;
    readonly " $fragmentSpreads": FragmentRefs<"QuestionRow_question">;
  }>;
  readonly shuffleAnswers: boolean | null | undefined;
  readonly subject: {
    readonly id: string;
  } | null | undefined;
  readonly successfulPointsMax: number;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"testParts_test">;
  readonly " $fragmentType": "QuestionsTab_test";
};
export type QuestionsTab_test$key = {
  readonly " $data"?: QuestionsTab_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionsTab_test">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "part",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuestionsTab_test",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "successfulPointsMax",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "shuffleAnswers",
        "storageKey": null
      },
      "to": "NULL"
    },
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanUpdate",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "testParts_test",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TestPart",
          "kind": "LinkedField",
          "name": "parts",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TestQuestion",
          "kind": "LinkedField",
          "name": "questions",
          "plural": true,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TestQuestion",
      "kind": "LinkedField",
      "name": "questions",
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
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "question",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuestionRow_question"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Test",
  "abstractKey": null
};
})();

(node as any).hash = "b4c5bd0dcf857d1590c81ff1e43908bc";

export default node;
