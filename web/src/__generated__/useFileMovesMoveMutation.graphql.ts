/**
 * @generated SignedSource<<040056aad8f1321a63ea15390eda002e>>
 * @relayHash 7037b706041ffba13a7c36918cd53ea4
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99897586e01754d6e38ca9ffedbb57d39c6b6944e661011686058ed70b3eb63e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileKind = "ARCHIVE" | "AUDIO" | "DOCUMENT" | "FILM" | "IMAGE";
export type FileStorageStatus = "DELETED" | "KEPT";
export type MoveFileStorageItemsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  fileStorageItems: FileStorageItemSelection;
  folderId?: string | null | undefined;
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
export type useFileMovesMoveMutation$variables = {
  input: MoveFileStorageItemsInput;
};
export type useFileMovesMoveMutation$data = {
  readonly moveFileStorageItems: {
    readonly changedCount: number;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useFileMovesMoveMutation = {
  response: useFileMovesMoveMutation$data;
  variables: useFileMovesMoveMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
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
  (v3/*:: as any*/),
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
    (v3/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFileMovesMoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MoveFileStorageItemsPayload",
        "kind": "LinkedField",
        "name": "moveFileStorageItems",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "name": "useFileMovesMoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MoveFileStorageItemsPayload",
        "kind": "LinkedField",
        "name": "moveFileStorageItems",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "99897586e01754d6e38ca9ffedbb57d39c6b6944e661011686058ed70b3eb63e",
    "metadata": {},
    "name": "useFileMovesMoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "07a0d5be83c5f76206385b90fbf2a8ea";

export default node;
