/**
 * @generated SignedSource<<e0a798d91af55e1a274f2a59b50f314a>>
 * @relayHash 075f01441dce563c3ba77015f2d36492
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81525d67b8ff86f794046120898f0dcedd86f085634ee60279516749fc2daaf4

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
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
          (v3/*:: as any*/)
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
    "id": "81525d67b8ff86f794046120898f0dcedd86f085634ee60279516749fc2daaf4",
    "metadata": {},
    "name": "QuestionNumberListScreenCopyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "21aa4d0afdc11b0ebc325d7570595f4e";

export default node;
