/**
 * @generated SignedSource<<0a7b249d391864e92a83d10365402cf6>>
 * @relayHash 495ce7ce9031503c03faadfc1ab71ea0
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35c68ba5c7fc80bfc8b754b59d01e2678bcd52ae5b3c35f8f9adf4c236ef9f92

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateInstalmentsInput = {
  clientMutationId?: string | null | undefined;
  orderId: string;
  parts: ReadonlyArray<InstalmentInput>;
};
export type InstalmentInput = {
  dueOn: string;
  price: string;
};
export type InstalmentsModalMutation$variables = {
  input: CreateInstalmentsInput;
};
export type InstalmentsModalMutation$data = {
  readonly createInstalments: {
    readonly paymentOrder: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type InstalmentsModalMutation = {
  response: InstalmentsModalMutation$data;
  variables: InstalmentsModalMutation$variables;
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
  "concreteType": "PaymentOrder",
  "kind": "LinkedField",
  "name": "paymentOrder",
  "plural": false,
  "selections": [
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
    "name": "InstalmentsModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateInstalmentsPayload",
        "kind": "LinkedField",
        "name": "createInstalments",
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
    "name": "InstalmentsModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateInstalmentsPayload",
        "kind": "LinkedField",
        "name": "createInstalments",
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
    "id": "35c68ba5c7fc80bfc8b754b59d01e2678bcd52ae5b3c35f8f9adf4c236ef9f92",
    "metadata": {},
    "name": "InstalmentsModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "46495ccc300e4e2d580dd391ebb428a5";

export default node;
