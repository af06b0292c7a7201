/**
 * @generated SignedSource<<e0c1d057a974ad72a9d9a13eb0d5f938>>
 * @relayHash e09cbb81e50547bcc041e1c45902b93a
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 065d8c491f47b50c641e60280a155c6075b30947836e70c92fd8e6e71b07defc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileKind = "ARCHIVE" | "AUDIO" | "DOCUMENT" | "FILM" | "IMAGE";
export type FileStorageStatus = "DELETED" | "KEPT";
export type ArchiveFileStorageItemsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  fileStorageItems: FileStorageItemSelection;
};
export type FileStorageItemSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: FileStorageItemMatch | null | undefined;
};
export type FileStorageItemMatch = {
  filter?: FileStorageFilter | null | undefined;
  search?: string | null | undefined;
};
export type FileStorageFilter = {
  atTop?: boolean | null | undefined;
  createdFrom?: string | null | undefined;
  createdTo?: string | null | undefined;
  deletion?: ReadonlyArray<string> | null | undefined;
  folder?: string | null | undefined;
  kind?: ReadonlyArray<FileKind> | null | undefined;
  sizeFrom?: number | null | undefined;
  sizeTo?: number | null | undefined;
  status?: ReadonlyArray<FileStorageStatus> | null | undefined;
};
export type useArchivesItemsMutation$variables = {
  input: ArchiveFileStorageItemsInput;
};
export type useArchivesItemsMutation$data = {
  readonly archiveFileStorageItems: {
    readonly archive: {
      readonly " $fragmentSpreads": FragmentRefs<"ArchiveModal_archive">;
    } | null | undefined;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useArchivesItemsMutation = {
  response: useArchivesItemsMutation$data;
  variables: useArchivesItemsMutation$variables;
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
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "names",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useArchivesItemsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ArchiveFileStorageItemsPayload",
        "kind": "LinkedField",
        "name": "archiveFileStorageItems",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "outcome_skipped",
                "selections": (v4/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
    "name": "useArchivesItemsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ArchiveFileStorageItemsPayload",
        "kind": "LinkedField",
        "name": "archiveFileStorageItems",
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
              (v3/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "065d8c491f47b50c641e60280a155c6075b30947836e70c92fd8e6e71b07defc",
    "metadata": {},
    "name": "useArchivesItemsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "df35fca6500c4d28348cf7e0694c8238";

export default node;
