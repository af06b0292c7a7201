/**
 * @generated SignedSource<<66cb30c5c7b04f0861eeceace39e2717>>
 * @relayHash 507aee7fdf27972dd13e6cd8c267cc3b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d94af736fc04182897df379408520e82589908e83f44dd6f487228f970e768da

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "QuestionNumberModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateExamQuestionNumberPayload",
        "kind": "LinkedField",
        "name": "createExamQuestionNumber",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": (v2/*:: as any*/),
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
    "name": "QuestionNumberModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateExamQuestionNumberPayload",
        "kind": "LinkedField",
        "name": "createExamQuestionNumber",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d94af736fc04182897df379408520e82589908e83f44dd6f487228f970e768da",
    "metadata": {},
    "name": "QuestionNumberModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "00481cf62850b086ec2d93886a2f4306";

export default node;
