/**
 * @generated SignedSource<<7368579822f3b6088942b833586489bf>>
 * @relayHash 187c9de6ce57d74cd31374880a9c40f7
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c3112236f06c0fdd03a55b019eb47872fb722ea157b69c3566d2bdb49b1838b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExamAnswerType = "ASSESSMENT_BY_CRITERION" | "AUDIO_INPUT" | "CHECKBOX" | "CORRESPONDENCE" | "INPUT" | "MULTI_INPUT" | "NUMERIC_INPUT" | "RADIO" | "SELECT_INPUT" | "SORT" | "TEXTAREA" | "TEXT_INPUT";
export type UpdateExamQuestionNumberInput = {
  answerType?: ExamAnswerType | null | undefined;
  clientMutationId?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  prompt?: string | null | undefined;
  useExample?: boolean | null | undefined;
  useImage?: boolean | null | undefined;
  version?: string | null | undefined;
};
export type QuestionNumberModalUpdateMutation$variables = {
  input: UpdateExamQuestionNumberInput;
};
export type QuestionNumberModalUpdateMutation$data = {
  readonly updateExamQuestionNumber: {
    readonly examQuestionNumber: {
      readonly " $fragmentSpreads": FragmentRefs<"QuestionNumberModal_number">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type QuestionNumberModalUpdateMutation = {
  response: QuestionNumberModalUpdateMutation$data;
  variables: QuestionNumberModalUpdateMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "QuestionNumberModalUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateExamQuestionNumberPayload",
        "kind": "LinkedField",
        "name": "updateExamQuestionNumber",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ExamQuestionNumber",
            "kind": "LinkedField",
            "name": "examQuestionNumber",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "QuestionNumberModal_number"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
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
    "name": "QuestionNumberModalUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateExamQuestionNumberPayload",
        "kind": "LinkedField",
        "name": "updateExamQuestionNumber",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ExamQuestionNumber",
            "kind": "LinkedField",
            "name": "examQuestionNumber",
            "plural": false,
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
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "answerType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "prompt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "useImage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "useExample",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2c3112236f06c0fdd03a55b019eb47872fb722ea157b69c3566d2bdb49b1838b",
    "metadata": {},
    "name": "QuestionNumberModalUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0d7b0d0776eef15f6b2abf78ed444a6c";

export default node;
