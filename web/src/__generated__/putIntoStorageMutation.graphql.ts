/**
 * @generated SignedSource<<747000a1e496ee28becf182b6fc5c722>>
 * @relayHash 38252afb76ed0dc96f9544f427fa0b98
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efcd23147288298a42d35c2e24138b96ff21a18b19dd377028f26e12a9008e09

import type { ConcreteRequest } from 'relay-runtime';
export type FileKind = "ARCHIVE" | "AUDIO" | "DOCUMENT" | "FILM" | "IMAGE";
export type CreateFileStorageItemInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  fileId: string;
  folderId?: string | null | undefined;
  name?: string | null | undefined;
};
export type putIntoStorageMutation$variables = {
  input: CreateFileStorageItemInput;
};
export type putIntoStorageMutation$data = {
  readonly createFileStorageItem: {
    readonly fileStorageItem: {
      readonly file: {
        readonly fileName: string;
        readonly id: string;
        readonly mimeType: string;
        readonly url: string;
      } | null | undefined;
      readonly id: string;
      readonly kind: FileKind;
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type putIntoStorageMutation = {
  response: putIntoStorageMutation$data;
  variables: putIntoStorageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateFileStorageItemPayload",
    "kind": "LinkedField",
    "name": "createFileStorageItem",
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
          (v1/*:: as any*/),
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
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UploadedFile",
            "kind": "LinkedField",
            "name": "file",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fileName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mimeType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              }
            ],
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
    "name": "putIntoStorageMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "putIntoStorageMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "efcd23147288298a42d35c2e24138b96ff21a18b19dd377028f26e12a9008e09",
    "metadata": {},
    "name": "putIntoStorageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "981bbb7ea4e21d79646a54c4a9cea52a";

export default node;
