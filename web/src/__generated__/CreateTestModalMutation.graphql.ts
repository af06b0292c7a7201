/**
 * @generated SignedSource<<9cb9677bda1fd0b23b568189c9e16e60>>
 * @relayHash 9c094e1bf8751dad2107984435756258
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13b496a009f0ec8a8cdff3e376cf9bb1d191c9c7c719ea032dc428d44e037f28

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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Test",
            "kind": "LinkedField",
            "name": "test",
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
          {
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
    "id": "13b496a009f0ec8a8cdff3e376cf9bb1d191c9c7c719ea032dc428d44e037f28",
    "metadata": {},
    "name": "CreateTestModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a475159895bca1265c432b79f9fa9ee2";

export default node;
