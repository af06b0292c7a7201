/**
 * @generated SignedSource<<a1ea8723c36a70e5b2c03b10d4f188b9>>
 * @relayHash 920739c31b6fdbf2b1d10988f32ed885
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bf08b839f6c5afb25832aa502c4c9aac2d85d3be5e5bae04da2e49a3a899d20

import type { ConcreteRequest } from 'relay-runtime';
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
export type PackageMenuDefaultMutation$variables = {
  input: UpdateCoursePackageInput;
};
export type PackageMenuDefaultMutation$data = {
  readonly updateCoursePackage: {
    readonly course: {
      readonly packages: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
          readonly isDefault: boolean;
        }>;
      } | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type PackageMenuDefaultMutation = {
  response: PackageMenuDefaultMutation$data;
  variables: PackageMenuDefaultMutation$variables;
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
  "concreteType": "CoursePackageConnection",
  "kind": "LinkedField",
  "name": "packages",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoursePackage",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "packages(first:100)"
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PackageMenuDefaultMutation",
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
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
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
    "name": "PackageMenuDefaultMutation",
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
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7bf08b839f6c5afb25832aa502c4c9aac2d85d3be5e5bae04da2e49a3a899d20",
    "metadata": {},
    "name": "PackageMenuDefaultMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a11acdcfc59778e3231381f06ad19166";

export default node;
