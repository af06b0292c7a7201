/**
 * @generated SignedSource<<dce646c29bbd01a22c56603304601aee>>
 * @relayHash 2c52ca543568ebd2fac8608f11d2232b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5791a77f6cc620d45278d98e25b5a1fa7210a618f638cbe1e38e563becdcc42

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateFileStorageItemInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  version?: string | null | undefined;
};
export type useFileActionsRenameMutation$variables = {
  input: UpdateFileStorageItemInput;
};
export type useFileActionsRenameMutation$data = {
  readonly updateFileStorageItem: {
    readonly fileStorageItem: {
      readonly id: string;
      readonly name: string;
      readonly version: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useFileActionsRenameMutation = {
  response: useFileActionsRenameMutation$data;
  variables: useFileActionsRenameMutation$variables;
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
    "concreteType": "UpdateFileStorageItemPayload",
    "kind": "LinkedField",
    "name": "updateFileStorageItem",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FileStorageItem",
        "kind": "LinkedField",
        "name": "fileStorageItem",
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
    "name": "useFileActionsRenameMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFileActionsRenameMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b5791a77f6cc620d45278d98e25b5a1fa7210a618f638cbe1e38e563becdcc42",
    "metadata": {},
    "name": "useFileActionsRenameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fe51d2a2e6e6da745a76f37f1a323078";

export default node;
