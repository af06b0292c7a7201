/**
 * @generated SignedSource<<ec4fe05aacef6403e5fdfb0d552568a2>>
 * @relayHash 0537ff0d1a2d182fff2c523204e70fd0
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55f4261e7bb80c10084fc3af3bcbdedf8ea23e3b1544eab0c0273513abb1cbd7

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCoursePackageInput = {
  branchId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  courseId: string;
  description?: string | null | undefined;
  isDefault?: boolean | null | undefined;
  name: string;
  oldPrice?: string | null | undefined;
  price?: string | null | undefined;
};
export type PackageModalCreateMutation$variables = {
  input: CreateCoursePackageInput;
};
export type PackageModalCreateMutation$data = {
  readonly createCoursePackage: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type PackageModalCreateMutation = {
  response: PackageModalCreateMutation$data;
  variables: PackageModalCreateMutation$variables;
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
    "concreteType": "CreateCoursePackagePayload",
    "kind": "LinkedField",
    "name": "createCoursePackage",
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
    "name": "PackageModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PackageModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "55f4261e7bb80c10084fc3af3bcbdedf8ea23e3b1544eab0c0273513abb1cbd7",
    "metadata": {},
    "name": "PackageModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8d590300e4341b6f0dcfc2fe42b743ac";

export default node;
