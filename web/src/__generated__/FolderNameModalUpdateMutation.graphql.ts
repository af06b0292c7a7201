/**
 * @generated SignedSource<<b9636fbe6b73de45d533041828e23808>>
 * @relayHash 3d09dd13e034377099c86a9cd1538323
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4faa7ed20c1b4dbc3dfc307e39f025440ecc919cf764fbdd8402be7ffb4624a

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateCourseFolderInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  parentId?: string | null | undefined;
  version?: string | null | undefined;
};
export type FolderNameModalUpdateMutation$variables = {
  input: UpdateCourseFolderInput;
};
export type FolderNameModalUpdateMutation$data = {
  readonly updateCourseFolder: {
    readonly courseFolder: {
      readonly id: string;
      readonly name: string;
      readonly version: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type FolderNameModalUpdateMutation = {
  response: FolderNameModalUpdateMutation$data;
  variables: FolderNameModalUpdateMutation$variables;
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
    "concreteType": "UpdateCourseFolderPayload",
    "kind": "LinkedField",
    "name": "updateCourseFolder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CourseFolder",
        "kind": "LinkedField",
        "name": "courseFolder",
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
    "name": "FolderNameModalUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FolderNameModalUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f4faa7ed20c1b4dbc3dfc307e39f025440ecc919cf764fbdd8402be7ffb4624a",
    "metadata": {},
    "name": "FolderNameModalUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "14a2be6924af96a7a4871535b23f662e";

export default node;
