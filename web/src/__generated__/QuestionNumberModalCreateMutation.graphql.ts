/**
 * @generated SignedSource<<0b2c9898e958d8bfdaa32a87f10d6a20>>
 * @relayHash ab19f5c239e6af115ad5a5ca2942de15
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9efee5186974a998e9e656b958383c6268c056183b803ae15468992ce2222001

import type { ConcreteRequest } from 'relay-runtime';
export type ExamAnswerType = "ASSESSMENT_BY_CRITERION" | "AUDIO_INPUT" | "CHECKBOX" | "CORRESPONDENCE" | "INPUT" | "MULTI_INPUT" | "NUMERIC_INPUT" | "RADIO" | "SELECT_INPUT" | "SORT" | "TEXTAREA" | "TEXT_INPUT";
export type CreateExamQuestionNumberInput = {
  answerType?: ExamAnswerType | null | undefined;
  clientMutationId?: string | null | undefined;
  companyId: string;
  name: string;
  prompt?: string | null | undefined;
  subjectId: string;
  useExample?: boolean | null | undefined;
  useImage?: boolean | null | undefined;
};
export type QuestionNumberModalCreateMutation$variables = {
  input: CreateExamQuestionNumberInput;
};
export type QuestionNumberModalCreateMutation$data = {
  readonly createExamQuestionNumber: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type QuestionNumberModalCreateMutation = {
  response: QuestionNumberModalCreateMutation$data;
  variables: QuestionNumberModalCreateMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateExamQuestionNumberPayload",
    "kind": "LinkedField",
    "name": "createExamQuestionNumber",
    "plural": false,
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "QuestionNumberModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QuestionNumberModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9efee5186974a998e9e656b958383c6268c056183b803ae15468992ce2222001",
    "metadata": {},
    "name": "QuestionNumberModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57abea8b34bdb8ee95b1f34487e2874d";

export default node;
