/**
 * @generated SignedSource<<a30f428bc58248250fcd5990a6976d3d>>
 * @relayHash 5efd3f6e53d0370d39a6dda0537b4f43
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6607dd97ed36e1f6ab039221826a3b22e15644a9f6bff64e79912a46485b7d52

import type { ConcreteRequest } from 'relay-runtime';
export type MergeCoursePackagesInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
  intoId: string;
};
export type usePackageRemovalMergeMutation$variables = {
  input: MergeCoursePackagesInput;
};
export type usePackageRemovalMergeMutation$data = {
  readonly mergeCoursePackages: {
    readonly deletedCoursePackageId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type usePackageRemovalMergeMutation = {
  response: usePackageRemovalMergeMutation$data;
  variables: usePackageRemovalMergeMutation$variables;
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
    "concreteType": "MergeCoursePackagesPayload",
    "kind": "LinkedField",
    "name": "mergeCoursePackages",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCoursePackageId",
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
    "name": "usePackageRemovalMergeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePackageRemovalMergeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6607dd97ed36e1f6ab039221826a3b22e15644a9f6bff64e79912a46485b7d52",
    "metadata": {},
    "name": "usePackageRemovalMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "21f8c173098bf5963c2b7e9373ac57a6";

export default node;
