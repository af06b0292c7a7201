/**
 * @generated SignedSource<<fa4f8f35d07e39d7033988b53830a1e5>>
 * @relayHash e5f05483f3073b07c7e7d194fbf67e49
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e1adedea24b7ff3aef27b92f2dff05f4643aa54ce70253dc8afb49eab0cc23b

import type { ConcreteRequest } from 'relay-runtime';
export type SortExamQuestionNumbersInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  examQuestionNumberIds: ReadonlyArray<string>;
};
export type QuestionNumberOrderModalMutation$variables = {
  input: SortExamQuestionNumbersInput;
};
export type QuestionNumberOrderModalMutation$data = {
  readonly sortExamQuestionNumbers: {
    readonly examQuestionNumbers: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type QuestionNumberOrderModalMutation = {
  response: QuestionNumberOrderModalMutation$data;
  variables: QuestionNumberOrderModalMutation$variables;
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
    "concreteType": "SortExamQuestionNumbersPayload",
    "kind": "LinkedField",
    "name": "sortExamQuestionNumbers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ExamQuestionNumber",
        "kind": "LinkedField",
        "name": "examQuestionNumbers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
    "name": "QuestionNumberOrderModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QuestionNumberOrderModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1e1adedea24b7ff3aef27b92f2dff05f4643aa54ce70253dc8afb49eab0cc23b",
    "metadata": {},
    "name": "QuestionNumberOrderModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d72b234f570407067adcd765a10708cd";

export default node;
