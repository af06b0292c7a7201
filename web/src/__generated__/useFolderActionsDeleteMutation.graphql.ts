/**
 * @generated SignedSource<<601a4b99d7cdca25f8ea6ee2c6f7ff25>>
 * @relayHash c4bd52d8099f0acda397fae63ceb1430
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d9406f9199a85f61cd2339464979e14169a9a8cf82ea129e8addaf73b9d8884

import type { ConcreteRequest } from 'relay-runtime';
export type FileStorageStatus = "DELETED" | "KEPT";
export type DeleteFileStorageFoldersInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  fileStorageFolders: FileStorageFolderSelection;
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
export type useFolderActionsDeleteMutation$variables = {
  input: DeleteFileStorageFoldersInput;
};
export type useFolderActionsDeleteMutation$data = {
  readonly deleteFileStorageFolders: {
    readonly deletion: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useFolderActionsDeleteMutation = {
  response: useFolderActionsDeleteMutation$data;
  variables: useFolderActionsDeleteMutation$variables;
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
    "concreteType": "DeleteFileStorageFoldersPayload",
    "kind": "LinkedField",
    "name": "deleteFileStorageFolders",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletion",
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
    "name": "useFolderActionsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFolderActionsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4d9406f9199a85f61cd2339464979e14169a9a8cf82ea129e8addaf73b9d8884",
    "metadata": {},
    "name": "useFolderActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e4c5440487c4c4410e1dd7929aee9ffc";

export default node;
