/**
 * @generated SignedSource<<5c6a9f43ac52b53ef7e41d7595aac59b>>
 * @relayHash 3678c47ef9443dff5deb098b7d9ec09c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df48d72107ffdbbd1bbdb1895314677a25828d6780384b4c55f559886c6321fe

import type { ConcreteRequest } from 'relay-runtime';
export type CreateGalleryInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  description?: string | null | undefined;
  name: string;
};
export type GalleryModalCreateMutation$variables = {
  input: CreateGalleryInput;
};
export type GalleryModalCreateMutation$data = {
  readonly createGallery: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type GalleryModalCreateMutation = {
  response: GalleryModalCreateMutation$data;
  variables: GalleryModalCreateMutation$variables;
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
    "concreteType": "CreateGalleryPayload",
    "kind": "LinkedField",
    "name": "createGallery",
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
    "name": "GalleryModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GalleryModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "df48d72107ffdbbd1bbdb1895314677a25828d6780384b4c55f559886c6321fe",
    "metadata": {},
    "name": "GalleryModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c2d069aa889a6c265cf095a159df5394";

export default node;
