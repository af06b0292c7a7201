/**
 * @generated SignedSource<<b27ca09d0127e708be2113cc866d5d5d>>
 * @relayHash e0702b23f280d470479ea6ed5a8cf8d7
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29bd6a2bd730b3d00f9ae65f08f09ec8d890e3dffb14fbf7feeacfadd9e43bd4

import type { ConcreteRequest } from 'relay-runtime';
export type FileKind = "ARCHIVE" | "AUDIO" | "DOCUMENT" | "FILM" | "IMAGE";
export type CreateFileStorageItemInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  fileId: string;
  folderId?: string | null | undefined;
  name?: string | null | undefined;
};
export type useStorageUploadsMutation$variables = {
  input: CreateFileStorageItemInput;
};
export type useStorageUploadsMutation$data = {
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
export type useStorageUploadsMutation = {
  response: useStorageUploadsMutation$data;
  variables: useStorageUploadsMutation$variables;
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
    "name": "useStorageUploadsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStorageUploadsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "29bd6a2bd730b3d00f9ae65f08f09ec8d890e3dffb14fbf7feeacfadd9e43bd4",
    "metadata": {},
    "name": "useStorageUploadsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1ce623dc234ef2110de88e93bb46262b";

export default node;
