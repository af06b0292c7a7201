/**
 * @generated SignedSource<<e370be95fcf6daf4643ea9c8e7cd6560>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseStudents_course$data = {
  readonly branches: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly packages?: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CourseStudents_list">;
  readonly " $fragmentType": "CourseStudents_course";
};
export type CourseStudents_course$key = {
  readonly " $data"?: CourseStudents_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseStudents_course">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "namesPackages"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderBy"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CourseStudents_course",
  "selections": [
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CourseBranch",
        "kind": "LinkedField",
        "name": "branches",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "condition": "namesPackages",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
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
                "selections": (v0/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": "packages(first:100)"
          },
          "to": "NULL"
        }
      ]
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "orderBy",
          "variableName": "orderBy"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "kind": "FragmentSpread",
      "name": "CourseStudents_list"
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "dac9f4a4ce0dabe820b64a4f472e4f1e";

export default node;
