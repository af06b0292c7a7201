/**
 * @generated SignedSource<<405e84d8ec74cce9b6a061a978d2b1a4>>
 * @relayHash a29636b4bc7334f99189c9e55ef87783
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03f7aede77fbd8f8f7f266b4fae2af0c6c44dd8a4576c6bf9a4a63cefc06ee14

import type { ConcreteRequest } from 'relay-runtime';
export type FileStorageStatus = "DELETED" | "KEPT";
export type RestoreFileStorageFoldersInput = {
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
export type useFolderActionsRestoreMutation$variables = {
  input: RestoreFileStorageFoldersInput;
};
export type useFolderActionsRestoreMutation$data = {
  readonly restoreFileStorageFolders: {
    readonly restoredCount: number;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useFolderActionsRestoreMutation = {
  response: useFolderActionsRestoreMutation$data;
  variables: useFolderActionsRestoreMutation$variables;
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
    "concreteType": "RestoreFileStorageFoldersPayload",
    "kind": "LinkedField",
    "name": "restoreFileStorageFolders",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "restoredCount",
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
    "name": "useFolderActionsRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFolderActionsRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "03f7aede77fbd8f8f7f266b4fae2af0c6c44dd8a4576c6bf9a4a63cefc06ee14",
    "metadata": {},
    "name": "useFolderActionsRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "27074681e3253e5a2b7ac55a7136bc4f";

export default node;
