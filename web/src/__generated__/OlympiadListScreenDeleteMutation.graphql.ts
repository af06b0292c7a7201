/**
 * @generated SignedSource<<0ee02fb6af3da374ab495353a7fc874c>>
 * @relayHash 4272d23d02961ccb065e993bac8d12e0
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fdc8d6baf52e69673140ddcc7cf96959eeff238ca0dade7dc00fe9b845f9d1e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteTestResultFoldersInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  testResultFolders: TestResultFolderSelection;
};
export type TestResultFolderSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: TestResultFolderMatch | null | undefined;
};
export type TestResultFolderMatch = {
  search?: string | null | undefined;
};
export type OlympiadListScreenDeleteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteTestResultFoldersInput;
};
export type OlympiadListScreenDeleteMutation$data = {
  readonly deleteTestResultFolders: {
    readonly deletedTestResultFolderIds: ReadonlyArray<string>;
    readonly " $fragmentSpreads": FragmentRefs<"outcome_payload" | "userErrors_payload">;
  };
};
export type OlympiadListScreenDeleteMutation = {
  response: OlympiadListScreenDeleteMutation$data;
  variables: OlympiadListScreenDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedTestResultFolderIds",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SkippedRecords",
      "kind": "LinkedField",
      "name": "skipped",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        (v5/*:: as any*/),
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
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deletedCount",
          "storageKey": null
        }
      ],
      "type": "DeletionPayload",
      "abstractKey": "__isDeletionPayload"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restoredCount",
          "storageKey": null
        }
      ],
      "type": "RestorationPayload",
      "abstractKey": "__isRestorationPayload"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedCount",
          "storageKey": null
        }
      ],
      "type": "ChangePayload",
      "abstractKey": "__isChangePayload"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deletion",
          "storageKey": null
        }
      ],
      "type": "TrashPayload",
      "abstractKey": "__isTrashPayload"
    }
  ],
  "type": "BulkPayload",
  "abstractKey": "__isBulkPayload"
},
v7 = {
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
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OlympiadListScreenDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteTestResultFoldersPayload",
        "kind": "LinkedField",
        "name": "deleteTestResultFolders",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "outcome_payload",
            "selections": [
              (v6/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v7/*:: as any*/)
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OlympiadListScreenDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteTestResultFoldersPayload",
        "kind": "LinkedField",
        "name": "deleteTestResultFolders",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedTestResultFolderIds",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9fdc8d6baf52e69673140ddcc7cf96959eeff238ca0dade7dc00fe9b845f9d1e",
    "metadata": {},
    "name": "OlympiadListScreenDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8d801df3e6d1333f0a28c7714eea0cf5";

export default node;
