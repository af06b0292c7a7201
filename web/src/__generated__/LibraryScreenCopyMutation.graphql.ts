/**
 * @generated SignedSource<<c1a414986a361902dba88647d4814b93>>
 * @relayHash bde55ced5618b5d16f0905719f6c269d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9396eef0bf22db1714031d88d6b507333c06ebe0d7ff36740de4b745dc850ef

import type { ConcreteRequest } from 'relay-runtime';
export type CopyLibraryFileInput = {
  clientMutationId?: string | null | undefined;
  folderId?: string | null | undefined;
  id: string;
};
export type LibraryScreenCopyMutation$variables = {
  input: CopyLibraryFileInput;
};
export type LibraryScreenCopyMutation$data = {
  readonly copyLibraryFile: {
    readonly fileStorageItem: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type LibraryScreenCopyMutation = {
  response: LibraryScreenCopyMutation$data;
  variables: LibraryScreenCopyMutation$variables;
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
    "concreteType": "CopyLibraryFilePayload",
    "kind": "LinkedField",
    "name": "copyLibraryFile",
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
    "name": "LibraryScreenCopyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LibraryScreenCopyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d9396eef0bf22db1714031d88d6b507333c06ebe0d7ff36740de4b745dc850ef",
    "metadata": {},
    "name": "LibraryScreenCopyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eee19d15bdda03055f0bacf738bf6775";

export default node;
