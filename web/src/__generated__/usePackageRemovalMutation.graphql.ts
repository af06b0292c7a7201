/**
 * @generated SignedSource<<57730d0030b78b94930bbc2a323cd286>>
 * @relayHash faab7fd582f800012ca6aad4451d88ef
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c910098e6b8b714807a6487b86f301624a2832ea84ebaf313bb4b9d9ab862776

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCoursePackageInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
};
export type usePackageRemovalMutation$variables = {
  input: DeleteCoursePackageInput;
};
export type usePackageRemovalMutation$data = {
  readonly deleteCoursePackage: {
    readonly deletedCoursePackageId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type usePackageRemovalMutation = {
  response: usePackageRemovalMutation$data;
  variables: usePackageRemovalMutation$variables;
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
    "concreteType": "DeleteCoursePackagePayload",
    "kind": "LinkedField",
    "name": "deleteCoursePackage",
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
    "name": "usePackageRemovalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePackageRemovalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c910098e6b8b714807a6487b86f301624a2832ea84ebaf313bb4b9d9ab862776",
    "metadata": {},
    "name": "usePackageRemovalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0b28b54c3f8705a521188bd63ae6e406";

export default node;
