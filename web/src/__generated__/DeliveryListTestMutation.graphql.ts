/**
 * @generated SignedSource<<1f68c934f1c32935545e01ac4b3c8567>>
 * @relayHash 0f0d1a46a3d9c7973430be3f40aa62d2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66f0d4b10a5f17623e292b04818b28ae9ea93b8dfdacfbfe22e1e7d3bc765ba3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TestFormWebhookInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type DeliveryListTestMutation$variables = {
  input: TestFormWebhookInput;
};
export type DeliveryListTestMutation$data = {
  readonly testFormWebhook: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "name": "DeliveryListTestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TestFormWebhookPayload",
        "kind": "LinkedField",
        "name": "testFormWebhook",
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
    "name": "DeliveryListTestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TestFormWebhookPayload",
        "kind": "LinkedField",
        "name": "testFormWebhook",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "66f0d4b10a5f17623e292b04818b28ae9ea93b8dfdacfbfe22e1e7d3bc765ba3",
    "metadata": {},
    "name": "DeliveryListTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5b7444f709b6f7edd2bc85e1a3e28c1c";

export default node;
