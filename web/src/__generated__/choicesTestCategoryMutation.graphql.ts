/**
 * @generated SignedSource<<4ce07fef45fc3c1837b5cbe76fe4a0a7>>
 * @relayHash 35089f4347bf0961add92c7d6cf3b559
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 867a2a7156b8072d64215c826fccfce5201907354dd9a79f6d176dea0e9688a2

import type { ConcreteRequest } from 'relay-runtime';
export type CreateTestCategoryInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  name: string;
};
export type choicesTestCategoryMutation$variables = {
  input: CreateTestCategoryInput;
};
export type choicesTestCategoryMutation$data = {
  readonly createTestCategory: {
    readonly testCategory: {
      readonly id: string;
      readonly name: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type choicesTestCategoryMutation = {
  response: choicesTestCategoryMutation$data;
  variables: choicesTestCategoryMutation$variables;
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
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
    "name": "choicesTestCategoryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTestCategoryPayload",
        "kind": "LinkedField",
        "name": "createTestCategory",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TestCategory",
            "kind": "LinkedField",
            "name": "testCategory",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "NULL"
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
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
    "name": "choicesTestCategoryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTestCategoryPayload",
        "kind": "LinkedField",
        "name": "createTestCategory",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TestCategory",
            "kind": "LinkedField",
            "name": "testCategory",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "867a2a7156b8072d64215c826fccfce5201907354dd9a79f6d176dea0e9688a2",
    "metadata": {},
    "name": "choicesTestCategoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "38a5aabd7fab711b107119a64b5d8936";

export default node;
