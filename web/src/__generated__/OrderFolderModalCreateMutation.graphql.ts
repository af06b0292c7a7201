/**
 * @generated SignedSource<<db8610f172162e8c7e54bba3469b9d2f>>
 * @relayHash 9df56ce586f3f83caae61be8a2c1698e
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f4481f4f02f9f0df17be0a00983ac35e364553dc2a1588a7fb0145b5061754f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "name": "OrderFolderModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOrderFolderPayload",
        "kind": "LinkedField",
        "name": "createOrderFolder",
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
    "name": "OrderFolderModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOrderFolderPayload",
        "kind": "LinkedField",
        "name": "createOrderFolder",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2f4481f4f02f9f0df17be0a00983ac35e364553dc2a1588a7fb0145b5061754f",
    "metadata": {},
    "name": "OrderFolderModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6f9065ef0e3c0825696d2350cc1b1d9d";

export default node;
