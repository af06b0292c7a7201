/**
 * @generated SignedSource<<f884a80d0c63ee83ca1f539bcbab1e72>>
 * @relayHash 51e41da495607449fbb6204700d45081
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2962769edda2902a433d6af716bece5b88e3c65fe2feff3a3d9322cb3bf9e23

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "restoredCount",
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
    "name": "useFolderActionsRestoreMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RestoreFileStorageFoldersPayload",
        "kind": "LinkedField",
        "name": "restoreFileStorageFolders",
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
    "name": "useFolderActionsRestoreMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RestoreFileStorageFoldersPayload",
        "kind": "LinkedField",
        "name": "restoreFileStorageFolders",
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
    "id": "b2962769edda2902a433d6af716bece5b88e3c65fe2feff3a3d9322cb3bf9e23",
    "metadata": {},
    "name": "useFolderActionsRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a448eb39ac7726960e158853e1b70e97";

export default node;
