/**
 * @generated SignedSource<<e2cd40281f76839666dbd2d9a21f089a>>
 * @relayHash 3ff5cdfdadb4091b51389e70455e704d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c28415cf955ba2a7922c84e71f6ee36e097d0f47629cb11bcf63b2e0c547d2d

import type { ConcreteRequest } from 'relay-runtime';
export type TestFormWebhookInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type DeliveryListTestMutation$variables = {
  input: TestFormWebhookInput;
};
export type DeliveryListTestMutation$data = {
  readonly testFormWebhook: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type DeliveryListTestMutation = {
  response: DeliveryListTestMutation$data;
  variables: DeliveryListTestMutation$variables;
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
    "concreteType": "TestFormWebhookPayload",
    "kind": "LinkedField",
    "name": "testFormWebhook",
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
    "name": "DeliveryListTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeliveryListTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8c28415cf955ba2a7922c84e71f6ee36e097d0f47629cb11bcf63b2e0c547d2d",
    "metadata": {},
    "name": "DeliveryListTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c239239b41955efa79e71425d972990";

export default node;
