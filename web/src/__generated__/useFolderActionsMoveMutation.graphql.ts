/**
 * @generated SignedSource<<156563f92a6494f8e42c1aba85e34eba>>
 * @relayHash d9bed4c3cff00c6585ba1675c0a2430c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0085dba8e84827fea38c7210da4c377aab70b00cfe3fdce105363e8d544c588f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedCount",
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
    "name": "useFolderActionsMoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MoveFileStorageFoldersPayload",
        "kind": "LinkedField",
        "name": "moveFileStorageFolders",
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
    "name": "useFolderActionsMoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MoveFileStorageFoldersPayload",
        "kind": "LinkedField",
        "name": "moveFileStorageFolders",
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
    "id": "0085dba8e84827fea38c7210da4c377aab70b00cfe3fdce105363e8d544c588f",
    "metadata": {},
    "name": "useFolderActionsMoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "783e5c3a1dd1a73991d3c7fd02f984cc";

export default node;
