/**
 * @generated SignedSource<<62d01a220526c16a3651e12faf011509>>
 * @relayHash 7e176e750872f90397c3bce7558b500b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a413ca19c3b6738dd739359f1892eb3b67163c2fce89f3a14fa90440403ebe27

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateFileStorageFolderInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  version?: string | null | undefined;
};
export type FolderModalUpdateMutation$variables = {
  input: UpdateFileStorageFolderInput;
};
export type FolderModalUpdateMutation$data = {
  readonly updateFileStorageFolder: {
    readonly fileStorageFolder: {
      readonly id: string;
      readonly name: string;
      readonly version: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type FolderModalUpdateMutation = {
  response: FolderModalUpdateMutation$data;
  variables: FolderModalUpdateMutation$variables;
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
    "concreteType": "UpdateFileStorageFolderPayload",
    "kind": "LinkedField",
    "name": "updateFileStorageFolder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FileStorageFolder",
        "kind": "LinkedField",
        "name": "fileStorageFolder",
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
    "name": "FolderModalUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FolderModalUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a413ca19c3b6738dd739359f1892eb3b67163c2fce89f3a14fa90440403ebe27",
    "metadata": {},
    "name": "FolderModalUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f8795f946b6b49a5d0e8e13d4db6ff97";

export default node;
