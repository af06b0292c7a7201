/**
 * @generated SignedSource<<c1c10b810220bb08e46d43f132375bb1>>
 * @relayHash d9d1c4f656d27a723d68764f43f63fcb
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acab33882e026822f5b140f8161aedeb3a541ad0f3bc68e21c674de50e1158bf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TestCategoryModalCreateMutation",
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
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": (v2/*:: as any*/),
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
    "name": "TestCategoryModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTestCategoryPayload",
        "kind": "LinkedField",
        "name": "createTestCategory",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "acab33882e026822f5b140f8161aedeb3a541ad0f3bc68e21c674de50e1158bf",
    "metadata": {},
    "name": "TestCategoryModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6bf554c37cb33ea084cc264e49470155";

export default node;
