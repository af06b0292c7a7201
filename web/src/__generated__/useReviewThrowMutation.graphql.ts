/**
 * @generated SignedSource<<bc6c85d4ab00936d5c580b288888972f>>
 * @relayHash 1a50d7b6ad4180f200b546733c982813
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45cbfab1c8f4d604d7fcb1c3b34ab48581997ae9839a0c899ed0c07779b61c73

import type { ConcreteRequest } from 'relay-runtime';
export type GeneratedQuestionState = "OFFERED" | "TAKEN" | "THROWN";
export type ThrowGeneratedQuestionsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  generatedQuestions: GeneratedQuestionSelection;
};
export type GeneratedQuestionSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: GeneratedQuestionMatch | null | undefined;
};
export type GeneratedQuestionMatch = {
  filter?: GeneratedQuestionFilter | null | undefined;
};
export type GeneratedQuestionFilter = {
  generation?: ReadonlyArray<string> | null | undefined;
  state?: ReadonlyArray<GeneratedQuestionState> | null | undefined;
};
export type useReviewThrowMutation$variables = {
  input: ThrowGeneratedQuestionsInput;
};
export type useReviewThrowMutation$data = {
  readonly throwGeneratedQuestions: {
    readonly generatedQuestions: ReadonlyArray<{
      readonly id: string;
      readonly state: GeneratedQuestionState;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useReviewThrowMutation = {
  response: useReviewThrowMutation$data;
  variables: useReviewThrowMutation$variables;
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
    "concreteType": "ThrowGeneratedQuestionsPayload",
    "kind": "LinkedField",
    "name": "throwGeneratedQuestions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GeneratedQuestion",
        "kind": "LinkedField",
        "name": "generatedQuestions",
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
            "name": "state",
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
    "name": "useReviewThrowMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReviewThrowMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "45cbfab1c8f4d604d7fcb1c3b34ab48581997ae9839a0c899ed0c07779b61c73",
    "metadata": {},
    "name": "useReviewThrowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "07813aa3c5a8be6daca189df0aaefb0e";

export default node;
