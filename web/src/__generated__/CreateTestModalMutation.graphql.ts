/**
 * @generated SignedSource<<832f891d3f71a75aef829118a462dde3>>
 * @relayHash 11fa4b75ae8c2285c8cd6ad1d9d2e339
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80784255c1020820bb18e35339a324a68de17cb9d3e32e7ec9ec48996c65614f

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateTestPayload",
    "kind": "LinkedField",
    "name": "createTest",
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
    "name": "CreateTestModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateTestModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "80784255c1020820bb18e35339a324a68de17cb9d3e32e7ec9ec48996c65614f",
    "metadata": {},
    "name": "CreateTestModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "60de3c1abf077b8220735e1a927e836b";

export default node;
