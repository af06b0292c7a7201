/**
 * @generated SignedSource<<2c773b3b4272fa9426d58a93b73ab4ee>>
 * @relayHash f91e55899e4c1d1d10642a71812bf5bf
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae1ee8728c5d447be67c6742dc2e34b238e1bc55aa2d68fc02a3269fba5f2303

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "name": "useReviewRestoreMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RestoreGeneratedQuestionsPayload",
        "kind": "LinkedField",
        "name": "restoreGeneratedQuestions",
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
    "name": "useReviewRestoreMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RestoreGeneratedQuestionsPayload",
        "kind": "LinkedField",
        "name": "restoreGeneratedQuestions",
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
    "id": "ae1ee8728c5d447be67c6742dc2e34b238e1bc55aa2d68fc02a3269fba5f2303",
    "metadata": {},
    "name": "useReviewRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a11160af78e2fa006a5dbb10825839ec";

export default node;
