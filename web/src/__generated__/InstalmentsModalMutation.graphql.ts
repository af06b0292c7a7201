/**
 * @generated SignedSource<<b6b5e295b9dc50d8dd5d8565a50d63d0>>
 * @relayHash fbb07a9cc5f0b22b67e5aa3e669414bb
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c1995e281cdc6540e66577c14b773509513985bd775ad8c9502dc4fca42cc3d

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateInstalmentsPayload",
    "kind": "LinkedField",
    "name": "createInstalments",
    "plural": false,
    "selections": [
      {
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
    "name": "InstalmentsModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InstalmentsModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9c1995e281cdc6540e66577c14b773509513985bd775ad8c9502dc4fca42cc3d",
    "metadata": {},
    "name": "InstalmentsModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "740cd899a868643d76c6bdc2156f3841";

export default node;
