/**
 * @generated SignedSource<<2678b713ddded2ad554dc8eff38a5a9a>>
 * @relayHash 1231079cd3ff6b48a0b4de557e2380e8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edabea6542f1695fef14677e39334cbd8d39a229f6e429daf2ce7091860942c8

import type { ConcreteRequest } from 'relay-runtime';
export type SortCoursePackagesInput = {
  branchId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  courseId: string;
  packageIds: ReadonlyArray<string>;
};
export type PackageListMutation$variables = {
  input: SortCoursePackagesInput;
};
export type PackageListMutation$data = {
  readonly sortCoursePackages: {
    readonly course: {
      readonly packages: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
        }>;
      } | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type PackageListMutation = {
  response: PackageListMutation$data;
  variables: PackageListMutation$variables;
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
        (v2/*:: as any*/)
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
    "name": "PackageListMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortCoursePackagesPayload",
        "kind": "LinkedField",
        "name": "sortCoursePackages",
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
    "name": "PackageListMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortCoursePackagesPayload",
        "kind": "LinkedField",
        "name": "sortCoursePackages",
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
    "id": "edabea6542f1695fef14677e39334cbd8d39a229f6e429daf2ce7091860942c8",
    "metadata": {},
    "name": "PackageListMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7063f3dec856c90d0bdd59900aac322f";

export default node;
