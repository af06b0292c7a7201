/**
 * @generated SignedSource<<b4e6f278ad40eca14a823615d0a208ff>>
 * @relayHash 271ac1e68f61b14a2c37527ccf6fa5a4
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b08d7557940bd4f6765130398fde1b02cc5986bf88a6164d004cb412452d4f4

import type { ConcreteRequest } from 'relay-runtime';
export type AnswerAttemptQuestionInput = {
  answer?: AttemptAnswerInput | null | undefined;
  attemptId: string;
  clientMutationId?: string | null | undefined;
  questionId: number;
  revision: number;
  token?: string | null | undefined;
};
export type AttemptAnswerInput = {
  answerIds?: ReadonlyArray<number> | null | undefined;
  fileIds?: ReadonlyArray<string> | null | undefined;
  items?: ReadonlyArray<AnswerItemInput> | null | undefined;
  links?: ReadonlyArray<AnswerLinkInput> | null | undefined;
  text?: string | null | undefined;
  texts?: ReadonlyArray<AnswerTextInput> | null | undefined;
};
export type AnswerTextInput = {
  answerId: number;
  text: string;
};
export type AnswerItemInput = {
  answerId: number;
  itemId: number;
};
export type AnswerLinkInput = {
  dependentId: number;
  mainId: number;
};
export type useAnswersMutation$variables = {
  input: AnswerAttemptQuestionInput;
};
export type useAnswersMutation$data = {
  readonly answerAttemptQuestion: {
    readonly attemptQuestion: {
      readonly answeredAt: string | null | undefined;
      readonly revision: number;
      readonly triesLeft: number | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  };
};
export type useAnswersMutation = {
  response: useAnswersMutation$data;
  variables: useAnswersMutation$variables;
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
  "name": "revision",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "triesLeft",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answeredAt",
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
    "name": "useAnswersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnswerAttemptQuestionPayload",
        "kind": "LinkedField",
        "name": "answerAttemptQuestion",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AttemptQuestion",
            "kind": "LinkedField",
            "name": "attemptQuestion",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
    "name": "useAnswersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnswerAttemptQuestionPayload",
        "kind": "LinkedField",
        "name": "answerAttemptQuestion",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AttemptQuestion",
            "kind": "LinkedField",
            "name": "attemptQuestion",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7b08d7557940bd4f6765130398fde1b02cc5986bf88a6164d004cb412452d4f4",
    "metadata": {},
    "name": "useAnswersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "899f03dd65eb1ff7a5d04f5b61aa206f";

export default node;
