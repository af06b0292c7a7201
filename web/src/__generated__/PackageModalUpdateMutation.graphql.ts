/**
 * @generated SignedSource<<c908967bac17f4d75a4ae524ae9152ba>>
 * @relayHash 70b13f6164299417e11e769250fb2718
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 898951ec4e32b8d9b097a202f45d3b0df4eb55b01c6a336c90b60b64a76180db

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateCoursePackageInput = {
  branchId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  courseId: string;
  description?: string | null | undefined;
  id: string;
  isDefault?: boolean | null | undefined;
  name?: string | null | undefined;
  oldPrice?: string | null | undefined;
  price?: string | null | undefined;
  version?: string | null | undefined;
};
export type PackageModalUpdateMutation$variables = {
  input: UpdateCoursePackageInput;
};
export type PackageModalUpdateMutation$data = {
  readonly updateCoursePackage: {
    readonly coursePackage: {
      readonly " $fragmentSpreads": FragmentRefs<"PackageModal_package">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type PackageModalUpdateMutation = {
  response: PackageModalUpdateMutation$data;
  variables: PackageModalUpdateMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PackageModalUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCoursePackagePayload",
        "kind": "LinkedField",
        "name": "updateCoursePackage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CoursePackage",
            "kind": "LinkedField",
            "name": "coursePackage",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PackageModal_package"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PackageModalUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCoursePackagePayload",
        "kind": "LinkedField",
        "name": "updateCoursePackage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CoursePackage",
            "kind": "LinkedField",
            "name": "coursePackage",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "price",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "oldPrice",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CourseBranch",
                "kind": "LinkedField",
                "name": "branch",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "898951ec4e32b8d9b097a202f45d3b0df4eb55b01c6a336c90b60b64a76180db",
    "metadata": {},
    "name": "PackageModalUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "54213fc177a8a5d869e0ccfac7fec739";

export default node;
