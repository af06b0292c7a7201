/**
 * @generated SignedSource<<17b6ec65eb2f43002993c2c36cc00725>>
 * @relayHash 5a52bbf0f0d0a5b6d47517113cef4520
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5927ea788aed626719e0354f5e1b3ee4a5aed2edaa0d403514577d5875aa249c

import type { ConcreteRequest } from 'relay-runtime';
export type CreateOrderFolderInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  name: string;
};
export type OrderFolderModalCreateMutation$variables = {
  input: CreateOrderFolderInput;
};
export type OrderFolderModalCreateMutation$data = {
  readonly createOrderFolder: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type OrderFolderModalCreateMutation = {
  response: OrderFolderModalCreateMutation$data;
  variables: OrderFolderModalCreateMutation$variables;
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
    "concreteType": "CreateOrderFolderPayload",
    "kind": "LinkedField",
    "name": "createOrderFolder",
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
    "name": "OrderFolderModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderFolderModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5927ea788aed626719e0354f5e1b3ee4a5aed2edaa0d403514577d5875aa249c",
    "metadata": {},
    "name": "OrderFolderModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3de868c6bf7da6ea3878cf4f4836673e";

export default node;
