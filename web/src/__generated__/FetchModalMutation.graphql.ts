/**
 * @generated SignedSource<<4cff03c75699e7344d6163b0b7068f85>>
 * @relayHash f5ee58f7bf33bcbf8a5d5a1017da4927
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 391d80acc9bde453db4688b59d20d6f9c593c830a55663cfd4466b9d1834c052

import type { ConcreteRequest } from 'relay-runtime';
export type FetchFileStorageItemInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  folderId?: string | null | undefined;
  name?: string | null | undefined;
  url: string;
};
export type FetchModalMutation$variables = {
  input: FetchFileStorageItemInput;
};
export type FetchModalMutation$data = {
  readonly fetchFileStorageItem: {
    readonly fileStorageItem: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type FetchModalMutation = {
  response: FetchModalMutation$data;
  variables: FetchModalMutation$variables;
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
    "concreteType": "FetchFileStorageItemPayload",
    "kind": "LinkedField",
    "name": "fetchFileStorageItem",
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
    "name": "FetchModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FetchModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "391d80acc9bde453db4688b59d20d6f9c593c830a55663cfd4466b9d1834c052",
    "metadata": {},
    "name": "FetchModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "edbe751dfa4edf6a58cad1af0d813c4a";

export default node;
