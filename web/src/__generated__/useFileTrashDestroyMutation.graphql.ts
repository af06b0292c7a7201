/**
 * @generated SignedSource<<e7d3e8e6d06e6be104472985afd5b4ee>>
 * @relayHash fea11f635fa5aaa91e3424151f20bc45
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02aee7557912d3816f482abe978f73ec7c8f1d1bb999d5f153849eafb05158fc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileKind = "ARCHIVE" | "AUDIO" | "DOCUMENT" | "FILM" | "IMAGE";
export type FileStorageStatus = "DELETED" | "KEPT";
export type DestroyFileStorageItemsInput = {
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
export type useFileTrashDestroyMutation$variables = {
  input: DestroyFileStorageItemsInput;
};
export type useFileTrashDestroyMutation$data = {
  readonly destroyFileStorageItems: {
    readonly deletedCount: number;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useFileTrashDestroyMutation = {
  response: useFileTrashDestroyMutation$data;
  variables: useFileTrashDestroyMutation$variables;
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
  "name": "deletedCount",
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
    "name": "useFileTrashDestroyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DestroyFileStorageItemsPayload",
        "kind": "LinkedField",
        "name": "destroyFileStorageItems",
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
    "name": "useFileTrashDestroyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DestroyFileStorageItemsPayload",
        "kind": "LinkedField",
        "name": "destroyFileStorageItems",
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
    "id": "02aee7557912d3816f482abe978f73ec7c8f1d1bb999d5f153849eafb05158fc",
    "metadata": {},
    "name": "useFileTrashDestroyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f926999bb3b07be40a2dd7c933491c33";

export default node;
