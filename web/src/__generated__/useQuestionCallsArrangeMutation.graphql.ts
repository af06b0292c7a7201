/**
 * @generated SignedSource<<e55316a28245b68543e65fbc5875c1ad>>
 * @relayHash c438c6dfc163bc3ffbd00474de383798
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfe1ee94076f9952ad8d36bef1a330b61320cdb9cae8b9c652189847b3363583

import type { ConcreteRequest } from 'relay-runtime';
export type ArrangeTestQuestionsInput = {
  clientMutationId?: string | null | undefined;
  questions: ReadonlyArray<ArrangedQuestionInput>;
  testId: string;
};
export type ArrangedQuestionInput = {
  id: string;
  maxPoints?: number | null | undefined;
  part?: number | null | undefined;
  required?: boolean | null | undefined;
  sort?: number | null | undefined;
};
export type useQuestionCallsArrangeMutation$variables = {
  input: ArrangeTestQuestionsInput;
};
export type useQuestionCallsArrangeMutation$data = {
  readonly arrangeTestQuestions: {
    readonly test: {
      readonly id: string;
      readonly questions: ReadonlyArray<{
        readonly id: string;
        readonly maxPoints: number | null | undefined;
        readonly part: number | null | undefined;
        readonly sort: number | null | undefined;
      }> | null | undefined;
      readonly successfulPointsMax: number | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useQuestionCallsArrangeMutation = {
  response: useQuestionCallsArrangeMutation$data;
  variables: useQuestionCallsArrangeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ArrangeTestQuestionsPayload",
    "kind": "LinkedField",
    "name": "arrangeTestQuestions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Test",
        "kind": "LinkedField",
        "name": "test",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "successfulPointsMax",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TestQuestion",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sort",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "part",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxPoints",
                "storageKey": null
              }
            ],
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
    "name": "useQuestionCallsArrangeMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useQuestionCallsArrangeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "cfe1ee94076f9952ad8d36bef1a330b61320cdb9cae8b9c652189847b3363583",
    "metadata": {},
    "name": "useQuestionCallsArrangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "783266bdb256cb6d8a5c959da6845705";

export default node;
