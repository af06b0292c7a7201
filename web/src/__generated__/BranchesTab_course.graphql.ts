/**
 * @generated SignedSource<<8cc2c364abdccb3599a2c8a48c75fb2a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BranchesTab_course$data = {
  readonly branches: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"BranchCard_branch">;
  }>;
  readonly id: string;
  readonly packages: {
    readonly nodes: ReadonlyArray<{
      readonly branch: {
        readonly id: string;
      } | null | undefined;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"PackageList_package">;
    }>;
  };
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "BranchesTab_course";
};
export type BranchesTab_course$key = {
  readonly " $data"?: BranchesTab_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"BranchesTab_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BranchesTab_course",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanUpdate",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseBranch",
      "kind": "LinkedField",
      "name": "branches",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BranchCard_branch"
        }
      ],
      "storageKey": null
    },
    {
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
            (v0/*:: as any*/),
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "CourseBranch",
                "kind": "LinkedField",
                "name": "branch",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              "to": "NULL"
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "PackageList_package",
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isDefault",
                  "storageKey": null
                },
                {
                  "kind": "CatchField",
                  "field": {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "price",
                    "storageKey": null
                  },
                  "to": "NULL"
                },
                {
                  "kind": "CatchField",
                  "field": {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "usersCount",
                    "storageKey": null
                  },
                  "to": "NULL"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PackageMenu_package"
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "packages(first:100)"
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "bdfb17a109cb77437bac4295e038b261";

export default node;
