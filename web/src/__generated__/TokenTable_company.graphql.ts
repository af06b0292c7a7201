/**
 * @generated SignedSource<<a8f4427414ec99a0802071482f34f322>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "ADMIN_PART_ACCESS" | "COMPANY_SETTINGS" | "COMPANY_STATISTICS" | "CONNECT_USERS" | "COURSES_CATALOG" | "COURSES_CREATE" | "COURSES_DELETE_ALL" | "COURSES_DELETE_MY" | "COURSES_MANAGE_ACCESS_AND_OTHER_SETTINGS" | "COURSES_SHOW_ALL" | "COURSES_SHOW_MY" | "COURSES_STATISTICS" | "COURSES_UPDATE_ALL" | "COURSES_UPDATE_MY" | "COURSE_BID" | "COURSE_GIFT" | "COURSE_SELF_BID" | "CRM_CREATE" | "CRM_DELETE" | "CRM_SETTING" | "CRM_SHOW" | "CRM_UPDATE" | "EDIT_POINTS" | "INCREASED_USERS_OBSERVER" | "LEARNING_PART_ACCESS" | "LEARN_COURSES" | "LEARN_TESTS" | "LESSONS_CREATE" | "LESSONS_DELETE_ALL" | "LESSONS_DELETE_MY" | "LESSONS_MANAGE_ACCESS_AND_OTHER_SETTINGS" | "LESSONS_SHOW_RESULTS" | "LESSONS_TESTS_MANAGE" | "LESSONS_UPDATE_ALL" | "LESSONS_UPDATE_MY" | "LESSONS_VIEW" | "MAILING_AUTO" | "MAILING_BY_COURSES" | "MAILING_BY_COURSE_WAVES" | "MAILING_BY_FILTERS" | "MAILING_BY_GROUPS" | "PAY_COURSE" | "SCHOOL_DEPARTMENT" | "TEACHER_CHECK_HOMEWORK" | "TEACHER_CHECK_TEST_ALL" | "TEACHER_CHECK_TEST_MY" | "TEACHER_COURSES_AND_LESSONS_ACCESS_ALL" | "TEACHER_COURSES_AND_LESSONS_ACCESS_MY" | "TEACHER_DEPARTMENT" | "TEACHER_EDIT_LESSONS" | "TEACHER_EDIT_TESTS" | "TEACHER_EDIT_USER_WAVE_RESULTS" | "TEACHER_FEEDBACK_ON_USER_COMMENTS" | "TEACHER_JOURNAL" | "TEACHER_MANAGE_CHAT" | "TEACHER_OFFLINE_LESSONS" | "TEACHER_SALARY" | "TEACHER_WEBINAR_LESSONS" | "TESTS_CREATE" | "TESTS_DELETE_ALL" | "TESTS_DELETE_MY" | "TESTS_SHOW_ALL" | "TESTS_SHOW_MY" | "TESTS_SHOW_RESULTS" | "TESTS_STATISTICS" | "TESTS_UPDATE_ALL" | "TESTS_UPDATE_MY" | "USERS_DELETE" | "USERS_EXPORT" | "USERS_MANAGE" | "USERS_OBSERVER" | "USERS_PAYMENTS_AND_STATISTIC" | "USERS_SETTINGS" | "USERS_SHOW" | "USERS_WELCOME";
import type { FragmentRefs } from "relay-runtime";
export type TokenTable_company$data = {
  readonly accessTokens: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly authorName: string | null | undefined;
        readonly createdAt: string;
        readonly expiresAt: string;
        readonly forServiceAccount: boolean;
        readonly holderName: string;
        readonly id: string;
        readonly lastUsedAt: string | null | undefined;
        readonly name: string;
        readonly permissions: ReadonlyArray<Permission>;
        readonly prefix: string;
        readonly " $fragmentSpreads": FragmentRefs<"useTokenActions_token">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "TokenTable_company";
};
export type TokenTable_company$key = {
  readonly " $data"?: TokenTable_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"TokenTable_company">;
};

import TokenTablePaginationQuery_graphql from './TokenTablePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "accessTokens"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "permissions",
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
      "operation": TokenTablePaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "TokenTable_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "alias": "accessTokens",
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
      "concreteType": "AccessTokenConnection",
      "kind": "LinkedField",
      "name": "__TokenTable_accessTokens_connection",
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
          "concreteType": "AccessTokenEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AccessToken",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "prefix",
                  "storageKey": null
                },
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "holderName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "forServiceAccount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "authorName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "createdAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "expiresAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lastUsedAt",
                  "storageKey": null
                },
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "useTokenActions_token",
                  "selections": [
                    (v1/*:: as any*/),
                    (v2/*:: as any*/),
                    (v3/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
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

(node as any).hash = "b25044eb399263c4587077529cfd02d0";

export default node;
