/**
 * @generated SignedSource<<72fc634a2d7102b45222a513c248fe4e>>
 * @relayHash 81b1bb13838c7b352ac20f6cd1c4818c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5cb73a689663f54660ae990b598f13d5eaceaf527a33aa02e87f1d204377456

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplicateExamQuestionNumberInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type QuestionNumberListScreenCopyMutation$variables = {
  input: ReplicateExamQuestionNumberInput;
};
export type QuestionNumberListScreenCopyMutation$data = {
  readonly replicateExamQuestionNumber: {
    readonly examQuestionNumber: {
      readonly name: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type QuestionNumberListScreenCopyMutation = {
  response: QuestionNumberListScreenCopyMutation$data;
  variables: QuestionNumberListScreenCopyMutation$variables;
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
  "name": "name",
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
    "name": "QuestionNumberListScreenCopyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReplicateExamQuestionNumberPayload",
        "kind": "LinkedField",
        "name": "replicateExamQuestionNumber",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ExamQuestionNumber",
            "kind": "LinkedField",
            "name": "examQuestionNumber",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
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
    "name": "QuestionNumberListScreenCopyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReplicateExamQuestionNumberPayload",
        "kind": "LinkedField",
        "name": "replicateExamQuestionNumber",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ExamQuestionNumber",
            "kind": "LinkedField",
            "name": "examQuestionNumber",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c5cb73a689663f54660ae990b598f13d5eaceaf527a33aa02e87f1d204377456",
    "metadata": {},
    "name": "QuestionNumberListScreenCopyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b229af5b2ee03742452aa43b2b0acfab";

export default node;
