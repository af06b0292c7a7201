/**
 * @generated SignedSource<<8e0a01684f7d43bfa5828de15a09fd65>>
 * @relayHash 07be15675a3bf8bfd2b5de2c7665e04b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f92caffc19f0449c2b6ddb7ff15ff918058497e5512cbea20babb105d310c5ce

import type { ConcreteRequest } from 'relay-runtime';
export type CreateFileStorageFolderInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  name: string;
  parentId?: string | null | undefined;
};
export type FolderModalCreateMutation$variables = {
  input: CreateFileStorageFolderInput;
};
export type FolderModalCreateMutation$data = {
  readonly createFileStorageFolder: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type FolderModalCreateMutation = {
  response: FolderModalCreateMutation$data;
  variables: FolderModalCreateMutation$variables;
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
    "concreteType": "CreateFileStorageFolderPayload",
    "kind": "LinkedField",
    "name": "createFileStorageFolder",
    "plural": false,
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
    "name": "FolderModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FolderModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f92caffc19f0449c2b6ddb7ff15ff918058497e5512cbea20babb105d310c5ce",
    "metadata": {},
    "name": "FolderModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4e1920bd5962a6474fa88df7aac3c0b2";

export default node;
