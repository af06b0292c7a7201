/**
 * @generated SignedSource<<ae6ee6799cb7b55572121192a833920c>>
 * @relayHash 0a79b35fb5d323c0f2c47af4fe4d185e
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d08f63c2d1af9c42dcfe1cf1fedefd73db12b1b22e74dc040fbd03a6618a9228

import type { ConcreteRequest } from 'relay-runtime';
export type MergeTestCategoriesInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  intoId: string;
};
export type TestCategoryListScreenMergeMutation$variables = {
  input: MergeTestCategoriesInput;
};
export type TestCategoryListScreenMergeMutation$data = {
  readonly mergeTestCategories: {
    readonly deletedTestCategoryId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type TestCategoryListScreenMergeMutation = {
  response: TestCategoryListScreenMergeMutation$data;
  variables: TestCategoryListScreenMergeMutation$variables;
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
    "concreteType": "MergeTestCategoriesPayload",
    "kind": "LinkedField",
    "name": "mergeTestCategories",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedTestCategoryId",
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
    "name": "TestCategoryListScreenMergeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TestCategoryListScreenMergeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d08f63c2d1af9c42dcfe1cf1fedefd73db12b1b22e74dc040fbd03a6618a9228",
    "metadata": {},
    "name": "TestCategoryListScreenMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d8aaf58c6ad73c54f9211708f47d755c";

export default node;
