/**
 * @generated SignedSource<<059e6b859f5f310796a779f86d42edd7>>
 * @relayHash 5f44b9851de0220d3eee9e93f0d7b58f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37f96eba13f9047f099f8b78d2e4721ac563cf35781389cf68bf3ac273b1da42

import type { ConcreteRequest } from 'relay-runtime';
export type FileStorageStatus = "DELETED" | "KEPT";
export type MoveFileStorageFoldersInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  fileStorageFolders: FileStorageFolderSelection;
  parentId?: string | null | undefined;
};
export type FileStorageFolderSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: FileStorageFolderMatch | null | undefined;
};
export type FileStorageFolderMatch = {
  filter?: FileStorageFolderFilter | null | undefined;
};
export type FileStorageFolderFilter = {
  deletion?: ReadonlyArray<string> | null | undefined;
  status?: ReadonlyArray<FileStorageStatus> | null | undefined;
};
export type useFolderActionsMoveMutation$variables = {
  input: MoveFileStorageFoldersInput;
};
export type useFolderActionsMoveMutation$data = {
  readonly moveFileStorageFolders: {
    readonly changedCount: number;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useFolderActionsMoveMutation = {
  response: useFolderActionsMoveMutation$data;
  variables: useFolderActionsMoveMutation$variables;
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
    "concreteType": "MoveFileStorageFoldersPayload",
    "kind": "LinkedField",
    "name": "moveFileStorageFolders",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedCount",
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
    "name": "useFolderActionsMoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFolderActionsMoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "37f96eba13f9047f099f8b78d2e4721ac563cf35781389cf68bf3ac273b1da42",
    "metadata": {},
    "name": "useFolderActionsMoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "47656b27919ca9693559b1a27eaba92a";

export default node;
