/**
 * @generated SignedSource<<c59ef1190c4a1a36a57aa3e65ff1627a>>
 * @relayHash db26462f72012a7b5073d3bacde9e7a8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd2df0e4dafb5e3dc47f6fe0d46d02cde4861436113f8c127cae88188f203270

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v5/*:: as any*/)
            ],
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
    "id": "cd2df0e4dafb5e3dc47f6fe0d46d02cde4861436113f8c127cae88188f203270",
    "metadata": {},
    "name": "useAnswersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ef2aac64093a0d5fc09a04fe2e607e30";

export default node;
