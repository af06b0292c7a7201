/**
 * @generated SignedSource<<573b3ce6bc8c38c1b87205b45f3997c1>>
 * @relayHash b0f816028e3875184ae4bde89c48c155
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f10663916abc1b3f1851a6e9dc0dbe7bf86ea7b193fdcdd18fd1bd43e039e15

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArchiveFileStorageFolderInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useArchivesFolderMutation$variables = {
  input: ArchiveFileStorageFolderInput;
};
export type useArchivesFolderMutation$data = {
  readonly archiveFileStorageFolder: {
    readonly archive: {
      readonly " $fragmentSpreads": FragmentRefs<"ArchiveModal_archive">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useArchivesFolderMutation = {
  response: useArchivesFolderMutation$data;
  variables: useArchivesFolderMutation$variables;
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
    "name": "useArchivesFolderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ArchiveFileStorageFolderPayload",
        "kind": "LinkedField",
        "name": "archiveFileStorageFolder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FileArchive",
            "kind": "LinkedField",
            "name": "archive",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ArchiveModal_archive"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
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
    "name": "useArchivesFolderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ArchiveFileStorageFolderPayload",
        "kind": "LinkedField",
        "name": "archiveFileStorageFolder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FileArchive",
            "kind": "LinkedField",
            "name": "archive",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fileName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "size",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2f10663916abc1b3f1851a6e9dc0dbe7bf86ea7b193fdcdd18fd1bd43e039e15",
    "metadata": {},
    "name": "useArchivesFolderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fb3ebd94fdadeb599faab83654196ea0";

export default node;
