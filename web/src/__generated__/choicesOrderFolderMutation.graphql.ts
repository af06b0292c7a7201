/**
 * @generated SignedSource<<3123c488f9ca40d52e3a7ba2ef3a2d22>>
 * @relayHash 4b2e34158f0cc8d13921f4b925ebd254
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00276fecd4d37ea63ce3b761ace246589129b3aaf2559d51394feb19707b09cb

import type { ConcreteRequest } from 'relay-runtime';
export type CreateOrderFolderInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  name: string;
};
export type choicesOrderFolderMutation$variables = {
  input: CreateOrderFolderInput;
};
export type choicesOrderFolderMutation$data = {
  readonly createOrderFolder: {
    readonly orderFolder: {
      readonly id: string;
      readonly name: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type choicesOrderFolderMutation = {
  response: choicesOrderFolderMutation$data;
  variables: choicesOrderFolderMutation$variables;
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
    "name": "choicesOrderFolderMutation",
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
            "alias": null,
            "args": null,
            "concreteType": "OrderFolder",
            "kind": "LinkedField",
            "name": "orderFolder",
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
    "name": "choicesOrderFolderMutation",
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
            "alias": null,
            "args": null,
            "concreteType": "OrderFolder",
            "kind": "LinkedField",
            "name": "orderFolder",
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
    "id": "00276fecd4d37ea63ce3b761ace246589129b3aaf2559d51394feb19707b09cb",
    "metadata": {},
    "name": "choicesOrderFolderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "635a2aefbd82a458194495207dd1ca12";

export default node;
