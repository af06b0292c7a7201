/**
 * @generated SignedSource<<6c3463926df0e413dd5679d30530e26e>>
 * @relayHash 4574154281ce848c7c9e578b080ae5a4
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4aa94612b5bc1017fbd69aaf771f3d9090f7562a886948814e749249d4475b8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditTestQuestionsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  rows: ReadonlyArray<EditedTestQuestionInput>;
};
export type EditedTestQuestionInput = {
  id: string;
  now: TestQuestionCells;
  was: TestQuestionCells;
};
export type TestQuestionCells = {
  active?: boolean | null | undefined;
  checkWithoutRegister?: boolean | null | undefined;
  infinityAttempts?: boolean | null | undefined;
  maxAttempts?: number | null | undefined;
  maxPoints?: number | null | undefined;
  part?: number | null | undefined;
  partial?: boolean | null | undefined;
  penaltyPercentage?: number | null | undefined;
  required?: boolean | null | undefined;
  showAnswerNote?: boolean | null | undefined;
  timer?: number | null | undefined;
  topicId?: string | null | undefined;
};
export type QuestionTableMutation$variables = {
  input: EditTestQuestionsInput;
};
export type QuestionTableMutation$data = {
  readonly editTestQuestions: {
    readonly rows: ReadonlyArray<{
      readonly conflicts: ReadonlyArray<string>;
      readonly testQuestion: {
        readonly " $fragmentSpreads": FragmentRefs<"QuestionRow_question" | "questionCells_questions">;
      } | null | undefined;
      readonly userErrors: ReadonlyArray<{
        readonly field: string | null | undefined;
        readonly message: string;
      }>;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type QuestionTableMutation = {
  response: QuestionTableMutation$data;
  variables: QuestionTableMutation$variables;
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
  "name": "conflicts",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "QuestionTableMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditTestQuestionsPayload",
        "kind": "LinkedField",
        "name": "editTestQuestions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EditedTestQuestion",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TestQuestion",
                "kind": "LinkedField",
                "name": "testQuestion",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "questionCells_questions"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "QuestionRow_question"
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
    "name": "QuestionTableMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditTestQuestionsPayload",
        "kind": "LinkedField",
        "name": "editTestQuestions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EditedTestQuestion",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "TestQuestion",
                "kind": "LinkedField",
                "name": "testQuestion",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
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
                    "name": "question",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "active",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Topic",
                    "kind": "LinkedField",
                    "name": "topic",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "part",
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
                    "name": "partial",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "penaltyPercentage",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "required",
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
                    "name": "maxAttempts",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "infinityAttempts",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "showAnswerNote",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "checkWithoutRegister",
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
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v4/*:: as any*/)
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
    "id": "f4aa94612b5bc1017fbd69aaf771f3d9090f7562a886948814e749249d4475b8",
    "metadata": {},
    "name": "QuestionTableMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a5486eb477ff4f2e103624be42ec6100";

export default node;
