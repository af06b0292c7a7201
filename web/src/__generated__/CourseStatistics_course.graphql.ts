/**
 * @generated SignedSource<<510c33b3932a99991a35bd4402565d28>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseStatistics_course$data = {
  readonly branches: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly studentsCount: number;
  }> | null | undefined;
  readonly id: string;
  readonly packages: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly usersCount: number;
    }>;
  } | null | undefined;
  readonly statistics: {
    readonly days: ReadonlyArray<{
      readonly day: string;
      readonly joined: number;
    }>;
    readonly progress: ReadonlyArray<{
      readonly from: number | null | undefined;
      readonly students: number;
      readonly to: number | null | undefined;
    }>;
    readonly visits: {
      readonly earlier: number;
      readonly month: number;
      readonly never: number;
      readonly today: number;
      readonly week: number;
    };
  } | null | undefined;
  readonly studentsCount: number;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CourseLearning_course">;
  readonly " $fragmentType": "CourseStatistics_course";
};
export type CourseStatistics_course$key = {
  readonly " $data"?: CourseStatistics_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseStatistics_course">;
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
  "name": "studentsCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "funnel"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "stuck"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CourseStatistics_course",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
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
            "selections": [
              (v0/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "usersCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "packages(first:100)"
      },
      "to": "NULL"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "funnel",
          "variableName": "funnel"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        },
        {
          "kind": "Variable",
          "name": "stuck",
          "variableName": "stuck"
        }
      ],
      "kind": "FragmentSpread",
      "name": "CourseLearning_course"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "from",
            "variableName": "from"
          },
          {
            "kind": "Variable",
            "name": "to",
            "variableName": "to"
          }
        ],
        "concreteType": "CourseStatistics",
        "kind": "LinkedField",
        "name": "statistics",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseDay",
            "kind": "LinkedField",
            "name": "days",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "day",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "joined",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseProgressShare",
            "kind": "LinkedField",
            "name": "progress",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "from",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "to",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "students",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseVisits",
            "kind": "LinkedField",
            "name": "visits",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "today",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "week",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "month",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "earlier",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "never",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "5efd8e5e653ca6b941425b4e48ad5cc8";

export default node;
