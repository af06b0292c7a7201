/**
 * @generated SignedSource<<9c946989fddfa8dd9093d0980a2abc4d>>
 * @relayHash ee0748253595b068caaf986c21127139
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 976499830ae0b460ffca8de08582b00a52d7eb4dc6e1032faef5bb13e2929b17

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
      readonly folderDatabaseId: number | null | undefined;
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
            "kind": "ScalarField",
            "name": "folderDatabaseId",
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
    "id": "976499830ae0b460ffca8de08582b00a52d7eb4dc6e1032faef5bb13e2929b17",
    "metadata": {},
    "name": "putIntoStorageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0b23dadc2e362636636efad2ab54b831";

export default node;
