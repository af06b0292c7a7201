/**
 * @generated SignedSource<<00ff7182a049effe670ab1c19e3bbd34>>
 * @relayHash 9f169c4f308507fc702b3ac0f6be296a
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0784035a43adb784c207d494dbadebe8799ae5bc79f65e7454f035e5d9da1ff2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Test",
  "kind": "LinkedField",
  "name": "test",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
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
        (v2/*:: as any*/),
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
v4 = {
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
    "name": "useQuestionCallsArrangeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ArrangeTestQuestionsPayload",
        "kind": "LinkedField",
        "name": "arrangeTestQuestions",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v4/*:: as any*/)
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
    "name": "useQuestionCallsArrangeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ArrangeTestQuestionsPayload",
        "kind": "LinkedField",
        "name": "arrangeTestQuestions",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0784035a43adb784c207d494dbadebe8799ae5bc79f65e7454f035e5d9da1ff2",
    "metadata": {},
    "name": "useQuestionCallsArrangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9378bce5441ceb062a67b470a2fd56b9";

export default node;
