/**
 * @generated SignedSource<<acfcd1a655855032ca434e59ebc53664>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExamSubjectListScreen_company$data = {
  readonly examSubjects: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string | null | undefined;
        readonly databaseId: number;
        readonly description: string | null | undefined;
        readonly examplesCount: number | null | undefined;
        readonly id: string;
        readonly name: string;
        readonly questionNumbersCount: number | null | undefined;
        readonly viewerCanDelete: boolean | null | undefined;
        readonly viewerCanUpdate: boolean | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"ExamSubjectModal_subject">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "ExamSubjectListScreen_company";
};
export type ExamSubjectListScreen_company$key = {
  readonly " $data"?: ExamSubjectListScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamSubjectListScreen_company">;
};

import ExamSubjectListPaginationQuery_graphql from './ExamSubjectListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "examSubjects"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
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
      "operation": ExamSubjectListPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "ExamSubjectListScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "alias": "examSubjects",
      "args": [
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
      "concreteType": "ExamSubjectConnection",
      "kind": "LinkedField",
      "name": "__ExamSubjectListScreen_examSubjects_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ExamSubjectEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ExamSubject",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "databaseId",
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
                  "kind": "CatchField",
                  "field": {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "description",
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
                    "name": "questionNumbersCount",
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
                    "name": "examplesCount",
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
                    "name": "createdAt",
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
                    "kind": "ScalarField",
                    "name": "viewerCanDelete",
                    "storageKey": null
                  },
                  "to": "NULL"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ExamSubjectModal_subject"
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
    (v1/*:: as any*/)
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "164c0e4f44f37b4ff8c3989d05a4a755";

export default node;
