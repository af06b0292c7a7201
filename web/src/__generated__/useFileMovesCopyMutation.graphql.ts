/**
 * @generated SignedSource<<56d715ed483d7b3c8ca6927ed0c3bd9c>>
 * @relayHash 42cc9b5f3d6e755fb4908f7625c45e10
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba288140200ec76e22e0963a8585292c46a28873468c80b064a4b98e7f4ba2bb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileKind = "ARCHIVE" | "AUDIO" | "DOCUMENT" | "FILM" | "IMAGE";
export type FileStorageStatus = "DELETED" | "KEPT";
export type CopyFileStorageItemsInput = {
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
export type useFileMovesCopyMutation$variables = {
  input: CopyFileStorageItemsInput;
};
export type useFileMovesCopyMutation$data = {
  readonly copyFileStorageItems: {
    readonly copiedCount: number;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useFileMovesCopyMutation = {
  response: useFileMovesCopyMutation$data;
  variables: useFileMovesCopyMutation$variables;
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
  "name": "copiedCount",
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
    "name": "useFileMovesCopyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CopyFileStorageItemsPayload",
        "kind": "LinkedField",
        "name": "copyFileStorageItems",
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
    "name": "useFileMovesCopyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CopyFileStorageItemsPayload",
        "kind": "LinkedField",
        "name": "copyFileStorageItems",
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
    "id": "ba288140200ec76e22e0963a8585292c46a28873468c80b064a4b98e7f4ba2bb",
    "metadata": {},
    "name": "useFileMovesCopyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b3eea4835ab373bc340e45415f9c0f11";

export default node;
