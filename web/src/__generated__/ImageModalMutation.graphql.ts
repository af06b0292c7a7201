/**
 * @generated SignedSource<<33f4e2e4f7e177cb8a6ceaed1b2d053e>>
 * @relayHash fcc3ff22cb63091e61505b517c77e0e2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a29cf189c26a788accb391638cadff8078ab96eb82ad1f197ca793f35b93490d

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateGalleryImageInput = {
  alt?: string | null | undefined;
  caption?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  galleryId: string;
  id: string;
  version?: string | null | undefined;
};
export type ImageModalMutation$variables = {
  input: UpdateGalleryImageInput;
};
export type ImageModalMutation$data = {
  readonly updateGalleryImage: {
    readonly galleryImage: {
      readonly alt: string | null | undefined;
      readonly caption: string | null | undefined;
      readonly id: string;
      readonly version: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type ImageModalMutation = {
  response: ImageModalMutation$data;
  variables: ImageModalMutation$variables;
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
    "concreteType": "UpdateGalleryImagePayload",
    "kind": "LinkedField",
    "name": "updateGalleryImage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GalleryImage",
        "kind": "LinkedField",
        "name": "galleryImage",
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "caption",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "alt",
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
    "name": "ImageModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImageModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a29cf189c26a788accb391638cadff8078ab96eb82ad1f197ca793f35b93490d",
    "metadata": {},
    "name": "ImageModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "53e153b1a9294768f27884d1cd021a23";

export default node;
