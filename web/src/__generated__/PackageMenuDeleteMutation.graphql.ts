/**
 * @generated SignedSource<<052964ca408d4f8f6512aec595b6b94a>>
 * @relayHash f147904f34a236e76537ade3aaa404be
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d727056fddc52acc6cb9d7fe2290eb96808df99fa4eb0817521837f133317438

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCoursePackageInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
};
export type PackageMenuDeleteMutation$variables = {
  input: DeleteCoursePackageInput;
};
export type PackageMenuDeleteMutation$data = {
  readonly deleteCoursePackage: {
    readonly deletedCoursePackageId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type PackageMenuDeleteMutation = {
  response: PackageMenuDeleteMutation$data;
  variables: PackageMenuDeleteMutation$variables;
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
    "name": "PackageMenuDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PackageMenuDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d727056fddc52acc6cb9d7fe2290eb96808df99fa4eb0817521837f133317438",
    "metadata": {},
    "name": "PackageMenuDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e8e8f754a0ab3c34882f85666108e461";

export default node;
