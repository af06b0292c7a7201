/**
 * @generated SignedSource<<4c83b923cc38e94f6e731503373a88bd>>
 * @relayHash a50079510273417defd949fefb6a2982
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9bcca464eb6f2ecf187f791421719c38a60901ec8867e56b508f39c8862d724

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShownTestResult = "ANSWERS" | "CORRECTNESS" | "NOTHING" | "POINTS";
export type CreateTestInput = {
  categoryId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  companyId: string;
  description?: string | null | undefined;
  gradingScale?: number | null | undefined;
  infinityAttempts?: boolean | null | undefined;
  isFree?: boolean | null | undefined;
  maxAttempts?: number | null | undefined;
  parts?: ReadonlyArray<TestPartInput> | null | undefined;
  shownResult?: ShownTestResult | null | undefined;
  shuffleAnswers?: boolean | null | undefined;
  shuffleQuestions?: boolean | null | undefined;
  subjectId?: string | null | undefined;
  successfulPoints?: number | null | undefined;
  timer?: number | null | undefined;
  title: string;
};
export type TestPartInput = {
  drawsCount?: number | null | undefined;
  part: number;
  title?: string | null | undefined;
};
export type CreateTestModalMutation$variables = {
  input: CreateTestInput;
};
export type CreateTestModalMutation$data = {
  readonly createTest: {
    readonly test: {
      readonly databaseId: number;
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type CreateTestModalMutation = {
  response: CreateTestModalMutation$data;
  variables: CreateTestModalMutation$variables;
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
  "concreteType": "Test",
  "kind": "LinkedField",
  "name": "test",
  "plural": false,
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
      "name": "databaseId",
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
    "name": "CreateTestModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTestPayload",
        "kind": "LinkedField",
        "name": "createTest",
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
    "name": "CreateTestModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTestPayload",
        "kind": "LinkedField",
        "name": "createTest",
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
    "id": "e9bcca464eb6f2ecf187f791421719c38a60901ec8867e56b508f39c8862d724",
    "metadata": {},
    "name": "CreateTestModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "70871292e5685deb323a5644c794453c";

export default node;
