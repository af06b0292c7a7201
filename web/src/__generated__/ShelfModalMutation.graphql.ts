/**
 * @generated SignedSource<<7e4741e8b7fda3d61f1c341f6db5f491>>
 * @relayHash 7a1810bd21c56ce47872c99faee381c8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6c9898500f30eba149631e2840ca21595e1fb1bf2b8013d83bf1880dd978683

import type { ConcreteRequest } from 'relay-runtime';
export type LibraryType = "BLOCKS" | "HOMEWORK_FILES" | "LESSONS" | "MATERIAL_FILES" | "TESTS" | "USERS_UPLOADS" | "VIDEO";
export type AddLibraryFilesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  fileIds: ReadonlyArray<string>;
  type: LibraryType;
};
export type ShelfModalMutation$variables = {
  input: AddLibraryFilesInput;
};
export type ShelfModalMutation$data = {
  readonly addLibraryFiles: {
    readonly libraryEntries: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type ShelfModalMutation = {
  response: ShelfModalMutation$data;
  variables: ShelfModalMutation$variables;
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
    "concreteType": "AddLibraryFilesPayload",
    "kind": "LinkedField",
    "name": "addLibraryFiles",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LibraryEntry",
        "kind": "LinkedField",
        "name": "libraryEntries",
        "plural": true,
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
    "name": "ShelfModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShelfModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b6c9898500f30eba149631e2840ca21595e1fb1bf2b8013d83bf1880dd978683",
    "metadata": {},
    "name": "ShelfModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4ebd238e62b867fc8b4d55ac1c60a489";

export default node;
