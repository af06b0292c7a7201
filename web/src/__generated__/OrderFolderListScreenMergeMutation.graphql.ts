/**
 * @generated SignedSource<<1b23e971ebd2f265d5a3ae7603b33649>>
 * @relayHash cc1e052878f16840789d794cdda2896d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0ec4a202a568075d0d4a2c9fcce38046899b6f65193fae7c527e30dc0fe3b56

import type { ConcreteRequest } from 'relay-runtime';
export type MergeOrderFoldersInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  intoId: string;
};
export type OrderFolderListScreenMergeMutation$variables = {
  input: MergeOrderFoldersInput;
};
export type OrderFolderListScreenMergeMutation$data = {
  readonly mergeOrderFolders: {
    readonly deletedOrderFolderId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type OrderFolderListScreenMergeMutation = {
  response: OrderFolderListScreenMergeMutation$data;
  variables: OrderFolderListScreenMergeMutation$variables;
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
    "concreteType": "MergeOrderFoldersPayload",
    "kind": "LinkedField",
    "name": "mergeOrderFolders",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedOrderFolderId",
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
    "name": "OrderFolderListScreenMergeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderFolderListScreenMergeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a0ec4a202a568075d0d4a2c9fcce38046899b6f65193fae7c527e30dc0fe3b56",
    "metadata": {},
    "name": "OrderFolderListScreenMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6f4c2c0744db895dda0a2fa5297a3a37";

export default node;
