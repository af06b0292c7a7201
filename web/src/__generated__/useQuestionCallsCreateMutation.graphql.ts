/**
 * @generated SignedSource<<30d88c82b3d58c283d1a59a89027c2c1>>
 * @relayHash 02f207276dbae8ddac1dd647c010af60
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06dc9c4e83b1b7ef2f98bfcdef3d245788fc93b1402b711dd607e76e769adf0d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CriterionType = "POINTS" | "YES_NO";
export type TestQuestionType = "ASSESSMENT_BY_CRITERION" | "AUDIO_INPUT" | "CHECKBOX" | "CORRESPONDENCE" | "INPUT" | "MULTI_INPUT" | "NUMERIC_INPUT" | "RADIO" | "SELECT_INPUT" | "SORT" | "TEXTAREA" | "TEXT_INPUT" | "UNKNOWN";
export type CreateTestQuestionInput = {
  active?: boolean | null | undefined;
  answers?: ReadonlyArray<QuestionAnswerInput> | null | undefined;
  behindId?: string | null | undefined;
  caseSensitive?: boolean | null | undefined;
  checkWithoutRegister?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  correspondenceLinks?: ReadonlyArray<CorrespondenceLinkInput> | null | undefined;
  correspondenceMulti?: boolean | null | undefined;
  correspondences?: ReadonlyArray<CorrespondenceInput> | null | undefined;
  criterionPoints?: number | null | undefined;
  criterionType?: CriterionType | null | undefined;
  fileIds?: ReadonlyArray<string> | null | undefined;
  infinityAttempts?: boolean | null | undefined;
  maxAttempts?: number | null | undefined;
  maxPoints?: number | null | undefined;
  part?: number | null | undefined;
  partial?: boolean | null | undefined;
  penaltyPercentage?: number | null | undefined;
  question?: string | null | undefined;
  questionCriteria?: ReadonlyArray<QuestionCriterionInput> | null | undefined;
  required?: boolean | null | undefined;
  showAnswerNote?: boolean | null | undefined;
  shuffleAnswers?: boolean | null | undefined;
  solution?: string | null | undefined;
  testId: string;
  timer?: number | null | undefined;
  topicId?: string | null | undefined;
  type?: TestQuestionType | null | undefined;
};
export type QuestionAnswerInput = {
  answers?: ReadonlyArray<AcceptedAnswerInput> | null | undefined;
  comment?: string | null | undefined;
  correct?: boolean | null | undefined;
  correctPosition?: number | null | undefined;
  id?: string | null | undefined;
  selectInputItems?: ReadonlyArray<SelectInputItemInput> | null | undefined;
  sort?: number | null | undefined;
  tolerance?: string | null | undefined;
  value: string;
};
export type AcceptedAnswerInput = {
  id?: string | null | undefined;
  value: string;
};
export type SelectInputItemInput = {
  correct?: boolean | null | undefined;
  id?: string | null | undefined;
  value: string;
};
export type CorrespondenceInput = {
  id?: string | null | undefined;
  isMain: boolean;
  value: string;
};
export type CorrespondenceLinkInput = {
  dependent: number;
  main: number;
};
export type QuestionCriterionInput = {
  description?: string | null | undefined;
  id?: string | null | undefined;
  maxPoints: number;
  name: string;
};
export type useQuestionCallsCreateMutation$variables = {
  input: CreateTestQuestionInput;
};
export type useQuestionCallsCreateMutation$data = {
  readonly createTestQuestion: {
    readonly test: {
      readonly " $fragmentSpreads": FragmentRefs<"QuestionsTab_test">;
    } | null | undefined;
    readonly testQuestion: {
      readonly databaseId: number;
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useQuestionCallsCreateMutation = {
  response: useQuestionCallsCreateMutation$data;
  variables: useQuestionCallsCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "TestQuestion",
  "kind": "LinkedField",
  "name": "testQuestion",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserError",
      "kind": "LinkedField",
      "name": "userErrors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "part",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useQuestionCallsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTestQuestionPayload",
        "kind": "LinkedField",
        "name": "createTestQuestion",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Test",
            "kind": "LinkedField",
            "name": "test",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "QuestionsTab_test"
              }
            ],
            "storageKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v5/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useQuestionCallsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTestQuestionPayload",
        "kind": "LinkedField",
        "name": "createTestQuestion",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Test",
            "kind": "LinkedField",
            "name": "test",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "successfulPointsMax",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shuffleAnswers",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Subject",
                "kind": "LinkedField",
                "name": "subject",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanUpdate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TestPart",
                "kind": "LinkedField",
                "name": "parts",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
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
                  (v6/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "question",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxPoints",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "required",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "06dc9c4e83b1b7ef2f98bfcdef3d245788fc93b1402b711dd607e76e769adf0d",
    "metadata": {},
    "name": "useQuestionCallsCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ba1c5b9edcba0fc5214c29a77651631c";

export default node;
