/**
 * @generated SignedSource<<640dad30e8166f5b7c0d18c9fbf588cc>>
 * @relayHash 1645b24dd2968162d02bf6cdc076ae81
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a5155a3e987c9e37e6b294a2982bd5506ae1163283db14289a79601dfe63c20

import type { ConcreteRequest } from 'relay-runtime';
export type GenerateExamQuestionsInput = {
  clientMutationId?: string | null | undefined;
  maxPoints?: number | null | undefined;
  numbers: ReadonlyArray<ExamNumberCountInput>;
  testId: string;
};
export type ExamNumberCountInput = {
  count: number;
  id: string;
};
export type ExamOrderFormMutation$variables = {
  input: GenerateExamQuestionsInput;
};
export type ExamOrderFormMutation$data = {
  readonly generateExamQuestions: {
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
export type ExamOrderFormMutation = {
  response: ExamOrderFormMutation$data;
  variables: ExamOrderFormMutation$variables;
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
    "name": "ExamOrderFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GenerateExamQuestionsPayload",
        "kind": "LinkedField",
        "name": "generateExamQuestions",
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
    "name": "ExamOrderFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GenerateExamQuestionsPayload",
        "kind": "LinkedField",
        "name": "generateExamQuestions",
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
    "id": "6a5155a3e987c9e37e6b294a2982bd5506ae1163283db14289a79601dfe63c20",
    "metadata": {},
    "name": "ExamOrderFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b94fcd9dfcb9adc094a52f34a6f25f88";

export default node;
