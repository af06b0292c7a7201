/**
 * @generated SignedSource<<50fb02d3e615bf5bbdeadbecd0d9d4f7>>
 * @relayHash 818f6062548d50c869fa590ab42da797
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9035d6a697369e208d70d12dcc61c77e8eb7c29196857e9c75a68352ef453cf

import type { ConcreteRequest } from 'relay-runtime';
export type CreateTestCategoryInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  name: string;
};
export type TestCategoryModalCreateMutation$variables = {
  input: CreateTestCategoryInput;
};
export type TestCategoryModalCreateMutation$data = {
  readonly createTestCategory: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type TestCategoryModalCreateMutation = {
  response: TestCategoryModalCreateMutation$data;
  variables: TestCategoryModalCreateMutation$variables;
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
    "concreteType": "CreateTestCategoryPayload",
    "kind": "LinkedField",
    "name": "createTestCategory",
    "plural": false,
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
    "name": "TestCategoryModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TestCategoryModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a9035d6a697369e208d70d12dcc61c77e8eb7c29196857e9c75a68352ef453cf",
    "metadata": {},
    "name": "TestCategoryModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b1126e48a6d599dbfd78c5feab11563f";

export default node;
