/**
 * @generated SignedSource<<25ac031904ee88115b2e3ffc57d568b2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GradebookTab_course$data = {
  readonly branches: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly gradebookColumns: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"gradebookCells_columns">;
  }> | null | undefined;
  readonly packages: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GradebookTab_list">;
  readonly " $fragmentType": "GradebookTab_course";
};
export type GradebookTab_course$key = {
  readonly " $data"?: GradebookTab_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"GradebookTab_course">;
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
],
v1 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v2 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
};
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
  "name": "GradebookTab_course",
  "selections": [
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
    },
    {
      "alias": null,
      "args": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "concreteType": "GradebookColumn",
      "kind": "LinkedField",
      "name": "gradebookColumns",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "gradebookCells_columns"
        }
      ],
      "storageKey": null
    },
    {
      "args": [
        (v1/*:: as any*/),
        {
          "kind": "Variable",
          "name": "orderBy",
          "variableName": "orderBy"
        },
        (v2/*:: as any*/)
      ],
      "kind": "FragmentSpread",
      "name": "GradebookTab_list"
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "7f8a2ab7740c7600a866794dcaed8bab";

export default node;
