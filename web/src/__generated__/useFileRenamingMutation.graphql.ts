/**
 * @generated SignedSource<<c47479fb8da5edbd09c6b462641d3225>>
 * @relayHash a249bf21fb8baf71a8e7dca78c87387c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85850389ce9166fa04dd17259cd1141d6139ca9d3e9a6637676b75f227b16a0d

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateFileStorageItemInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  version?: string | null | undefined;
};
export type useFileRenamingMutation$variables = {
  input: UpdateFileStorageItemInput;
};
export type useFileRenamingMutation$data = {
  readonly updateFileStorageItem: {
    readonly fileStorageItem: {
      readonly id: string;
      readonly name: string;
      readonly version: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useFileRenamingMutation = {
  response: useFileRenamingMutation$data;
  variables: useFileRenamingMutation$variables;
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
    "concreteType": "UpdateFileStorageItemPayload",
    "kind": "LinkedField",
    "name": "updateFileStorageItem",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FileStorageItem",
        "kind": "LinkedField",
        "name": "fileStorageItem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
    "name": "useFileRenamingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFileRenamingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "85850389ce9166fa04dd17259cd1141d6139ca9d3e9a6637676b75f227b16a0d",
    "metadata": {},
    "name": "useFileRenamingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "faceccbdb5c258383d47ac0a554e95ca";

export default node;
