/**
 * @generated SignedSource<<3bb391a139499e88a692e828bb8a332a>>
 * @relayHash 3c03f7dac6951021813d0f2492d3f800
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ae5e41095374549b9a4af46a47db692ae63fd6d74de461d15b7fb3b1228cad3

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveGalleriesFromCourseInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  galleryIds: ReadonlyArray<string>;
};
export type GalleryCoursesRemoveMutation$variables = {
  input: RemoveGalleriesFromCourseInput;
};
export type GalleryCoursesRemoveMutation$data = {
  readonly removeGalleriesFromCourse: {
    readonly course: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type GalleryCoursesRemoveMutation = {
  response: GalleryCoursesRemoveMutation$data;
  variables: GalleryCoursesRemoveMutation$variables;
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
    "concreteType": "RemoveGalleriesFromCoursePayload",
    "kind": "LinkedField",
    "name": "removeGalleriesFromCourse",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "course",
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
    "name": "GalleryCoursesRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GalleryCoursesRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9ae5e41095374549b9a4af46a47db692ae63fd6d74de461d15b7fb3b1228cad3",
    "metadata": {},
    "name": "GalleryCoursesRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "902198f5ced91473515703f6d9dcb654";

export default node;
