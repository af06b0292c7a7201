/**
 * @generated SignedSource<<efff64e71e42c684e807fd1cb19710a8>>
 * @relayHash a35273087a5c8be030a9b88e54e61573
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85ca870643f5331bf453f0e8dc343d18acbe92002cf510230645438ded0be0e4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
v3 = {
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
    "name": "useReviewThrowMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ThrowGeneratedQuestionsPayload",
        "kind": "LinkedField",
        "name": "throwGeneratedQuestions",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
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
    "name": "useReviewThrowMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ThrowGeneratedQuestionsPayload",
        "kind": "LinkedField",
        "name": "throwGeneratedQuestions",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "85ca870643f5331bf453f0e8dc343d18acbe92002cf510230645438ded0be0e4",
    "metadata": {},
    "name": "useReviewThrowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e62c5daf373737de2a8d7c7c8487a785";

export default node;
