/**
 * @generated SignedSource<<398958e46f6c911bb1ae2397fad0c5f4>>
 * @relayHash 8859aaa8f671d60c4c20b6d6ae499a5a
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b281cf87cf8db7ea01b398e0ee6ccbd40fa2a85d55fd4d27f0ba540a351b42e9

import type { ConcreteRequest } from 'relay-runtime';
export type QuestionDifficulty = "EASY" | "HARD" | "MEDIUM";
export type TestQuestionType = "ASSESSMENT_BY_CRITERION" | "AUDIO_INPUT" | "CHECKBOX" | "CORRESPONDENCE" | "INPUT" | "MULTI_INPUT" | "NUMERIC_INPUT" | "RADIO" | "SELECT_INPUT" | "SORT" | "TEXTAREA" | "TEXT_INPUT" | "UNKNOWN";
export type GenerateTestQuestionsInput = {
  clientMutationId?: string | null | undefined;
  count: number;
  difficulty?: QuestionDifficulty | null | undefined;
  maxPoints?: number | null | undefined;
  source?: string | null | undefined;
  testId: string;
  topic?: string | null | undefined;
  types: ReadonlyArray<TestQuestionType>;
};
export type TextOrderFormMutation$variables = {
  input: GenerateTestQuestionsInput;
};
export type TextOrderFormMutation$data = {
  readonly generateTestQuestions: {
    readonly testGeneration: {
      readonly databaseId: number;
      readonly job: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type TextOrderFormMutation = {
  response: TextOrderFormMutation$data;
  variables: TextOrderFormMutation$variables;
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
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Job",
  "kind": "LinkedField",
  "name": "job",
  "plural": false,
  "selections": [
    (v3/*:: as any*/)
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TextOrderFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GenerateTestQuestionsPayload",
        "kind": "LinkedField",
        "name": "generateTestQuestions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TestGeneration",
            "kind": "LinkedField",
            "name": "testGeneration",
            "plural": false,
            "selections": [
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
    "name": "TextOrderFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GenerateTestQuestionsPayload",
        "kind": "LinkedField",
        "name": "generateTestQuestions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TestGeneration",
            "kind": "LinkedField",
            "name": "testGeneration",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              (v3/*:: as any*/)
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
    "id": "b281cf87cf8db7ea01b398e0ee6ccbd40fa2a85d55fd4d27f0ba540a351b42e9",
    "metadata": {},
    "name": "TextOrderFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6f2a4aba062340564a389e3d36b54b91";

export default node;
