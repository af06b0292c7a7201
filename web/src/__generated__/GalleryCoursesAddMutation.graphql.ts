/**
 * @generated SignedSource<<dcbba6b7986b319748a6dcfbdf379bfc>>
 * @relayHash 69f2270296ac3830ed8363b6ed916b7e
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29c00b2533a94f316fddb87c3c94a37260c890a506eacf9715cb5bb4136b6814

import type { ConcreteRequest } from 'relay-runtime';
export type AddGalleriesToCourseInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  galleryIds: ReadonlyArray<string>;
};
export type GalleryCoursesAddMutation$variables = {
  input: AddGalleriesToCourseInput;
};
export type GalleryCoursesAddMutation$data = {
  readonly addGalleriesToCourse: {
    readonly course: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type GalleryCoursesAddMutation = {
  response: GalleryCoursesAddMutation$data;
  variables: GalleryCoursesAddMutation$variables;
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
    "concreteType": "AddGalleriesToCoursePayload",
    "kind": "LinkedField",
    "name": "addGalleriesToCourse",
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
    "name": "GalleryCoursesAddMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GalleryCoursesAddMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "29c00b2533a94f316fddb87c3c94a37260c890a506eacf9715cb5bb4136b6814",
    "metadata": {},
    "name": "GalleryCoursesAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "74518c4f957ba6bbd8fc9e9789efdfcf";

export default node;
