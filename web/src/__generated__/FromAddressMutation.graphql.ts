/**
 * @generated SignedSource<<ffaa5cc679ae252ada55cf08ac2b35d2>>
 * @relayHash 043d57f5253cf9d64f2f70fe140f7d30
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 772df48b151ed4856d64fe1632a07b9d12441330b1270b13d4eca82013a2aa09

import type { ConcreteRequest } from 'relay-runtime';
export type FileKind = "ARCHIVE" | "AUDIO" | "DOCUMENT" | "FILM" | "IMAGE";
export type FetchFileStorageItemInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  folderId?: string | null | undefined;
  name?: string | null | undefined;
  url: string;
};
export type FromAddressMutation$variables = {
  input: FetchFileStorageItemInput;
};
export type FromAddressMutation$data = {
  readonly fetchFileStorageItem: {
    readonly fileStorageItem: {
      readonly file: {
        readonly id: string;
        readonly url: string;
      } | null | undefined;
      readonly kind: FileKind;
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type FromAddressMutation = {
  response: FromAddressMutation$data;
  variables: FromAddressMutation$variables;
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
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "UploadedFile",
  "kind": "LinkedField",
  "name": "file",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FromAddressMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
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
    "name": "FromAddressMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "772df48b151ed4856d64fe1632a07b9d12441330b1270b13d4eca82013a2aa09",
    "metadata": {},
    "name": "FromAddressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "40ad5a3280d57cf100812971d3544bca";

export default node;
