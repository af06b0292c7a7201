/**
 * @generated SignedSource<<45b5f0b68a3fd70f30824bf6eaf33c2d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
import type { FragmentRefs } from "relay-runtime";
export type CourseListScreen_list$data = {
  readonly courses: {
    readonly __id: string;
    readonly countByStatus?: ReadonlyArray<{
      readonly count: number;
      readonly status: CourseStatus;
    }> | null | undefined;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"CourseCards_courses" | "CourseTable_courses" | "FolderPanel_courses" | "useCourseActions_courses">;
      };
    }>;
    readonly totalCount?: number;
  };
  readonly id: string;
  readonly " $fragmentType": "CourseListScreen_list";
};
export type CourseListScreen_list$key = {
  readonly " $data"?: CourseListScreen_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseListScreen_list">;
};

import CourseListPaginationQuery_graphql from './CourseListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "courses"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "counts"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "details"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "fields"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasFields"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderBy"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "parts"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "texts"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": CourseListPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "CourseListScreen_list",
  "selections": [
    {
      "alias": "courses",
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
      "concreteType": "CourseConnection",
      "kind": "LinkedField",
      "name": "__CourseList_courses_connection",
      "plural": false,
      "selections": [
        {
          "condition": "counts",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "totalCount",
              "storageKey": null
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "CourseStatusCount",
                "kind": "LinkedField",
                "name": "countByStatus",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "count",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              "to": "NULL"
            }
          ]
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Course",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": [
                    {
                      "kind": "Variable",
                      "name": "details",
                      "variableName": "details"
                    },
                    {
                      "kind": "Variable",
                      "name": "fields",
                      "variableName": "fields"
                    },
                    {
                      "kind": "Variable",
                      "name": "hasFields",
                      "variableName": "hasFields"
                    },
                    {
                      "kind": "Variable",
                      "name": "parts",
                      "variableName": "parts"
                    },
                    {
                      "kind": "Variable",
                      "name": "texts",
                      "variableName": "texts"
                    }
                  ],
                  "kind": "FragmentSpread",
                  "name": "CourseTable_courses"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CourseCards_courses"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "useCourseActions_courses"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "FolderPanel_courses"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "d86f60ebefa142d3a02457394bf7c4ef";

export default node;
