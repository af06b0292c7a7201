/**
 * @generated SignedSource<<570c6144d10299d7a8ea91423d10eeec>>
 * @relayHash fc1be6429b43ca25b9a1c4dd7216c58b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 384215920a3d2108781d5097384c7968ccfe77726834a26bce00f0e238164c11

import type { ConcreteRequest } from 'relay-runtime';
export type GeneratedQuestionState = "OFFERED" | "TAKEN" | "THROWN";
export type RestoreGeneratedQuestionsInput = {
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
export type useReviewRestoreMutation$variables = {
  input: RestoreGeneratedQuestionsInput;
};
export type useReviewRestoreMutation$data = {
  readonly restoreGeneratedQuestions: {
    readonly generatedQuestions: ReadonlyArray<{
      readonly id: string;
      readonly state: GeneratedQuestionState;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useReviewRestoreMutation = {
  response: useReviewRestoreMutation$data;
  variables: useReviewRestoreMutation$variables;
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
    "concreteType": "RestoreGeneratedQuestionsPayload",
    "kind": "LinkedField",
    "name": "restoreGeneratedQuestions",
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
    "name": "useReviewRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReviewRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "384215920a3d2108781d5097384c7968ccfe77726834a26bce00f0e238164c11",
    "metadata": {},
    "name": "useReviewRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d5188baf25363587f0151580fd097f82";

export default node;
