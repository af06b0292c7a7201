/**
 * @generated SignedSource<<58dd5be02f9527581e8824d45031da40>>
 * @relayHash 23192fa1c96288500dfa2bef715fa18e
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9d9f84f0294bd87052c46bdd199c3c48f1e582dbc7e6915109050a04ddfbac0

import type { ConcreteRequest } from 'relay-runtime';
export type Permission = "ADMIN_PART_ACCESS" | "COMPANY_SETTINGS" | "COMPANY_STATISTICS" | "CONNECT_USERS" | "COURSES_CATALOG" | "COURSES_CREATE" | "COURSES_DELETE_ALL" | "COURSES_DELETE_MY" | "COURSES_MANAGE_ACCESS_AND_OTHER_SETTINGS" | "COURSES_SHOW_ALL" | "COURSES_SHOW_MY" | "COURSES_STATISTICS" | "COURSES_UPDATE_ALL" | "COURSES_UPDATE_MY" | "COURSE_BID" | "COURSE_GIFT" | "COURSE_SELF_BID" | "CRM_CREATE" | "CRM_DELETE" | "CRM_SETTING" | "CRM_SHOW" | "CRM_UPDATE" | "EDIT_POINTS" | "INCREASED_USERS_OBSERVER" | "LEARNING_PART_ACCESS" | "LEARN_COURSES" | "LEARN_TESTS" | "LESSONS_CREATE" | "LESSONS_DELETE_ALL" | "LESSONS_DELETE_MY" | "LESSONS_MANAGE_ACCESS_AND_OTHER_SETTINGS" | "LESSONS_SHOW_RESULTS" | "LESSONS_TESTS_MANAGE" | "LESSONS_UPDATE_ALL" | "LESSONS_UPDATE_MY" | "LESSONS_VIEW" | "MAILING_AUTO" | "MAILING_BY_COURSES" | "MAILING_BY_COURSE_WAVES" | "MAILING_BY_FILTERS" | "MAILING_BY_GROUPS" | "PAY_COURSE" | "SCHOOL_DEPARTMENT" | "TEACHER_CHECK_HOMEWORK" | "TEACHER_CHECK_TEST_ALL" | "TEACHER_CHECK_TEST_MY" | "TEACHER_COURSES_AND_LESSONS_ACCESS_ALL" | "TEACHER_COURSES_AND_LESSONS_ACCESS_MY" | "TEACHER_DEPARTMENT" | "TEACHER_EDIT_LESSONS" | "TEACHER_EDIT_TESTS" | "TEACHER_EDIT_USER_WAVE_RESULTS" | "TEACHER_FEEDBACK_ON_USER_COMMENTS" | "TEACHER_JOURNAL" | "TEACHER_MANAGE_CHAT" | "TEACHER_OFFLINE_LESSONS" | "TEACHER_SALARY" | "TEACHER_WEBINAR_LESSONS" | "TESTS_CREATE" | "TESTS_DELETE_ALL" | "TESTS_DELETE_MY" | "TESTS_SHOW_ALL" | "TESTS_SHOW_MY" | "TESTS_SHOW_RESULTS" | "TESTS_STATISTICS" | "TESTS_UPDATE_ALL" | "TESTS_UPDATE_MY" | "USERS_DELETE" | "USERS_EXPORT" | "USERS_MANAGE" | "USERS_OBSERVER" | "USERS_PAYMENTS_AND_STATISTIC" | "USERS_SETTINGS" | "USERS_SHOW" | "USERS_WELCOME";
export type RoleToCompareQuery$variables = {
  id: string;
};
export type RoleToCompareQuery$data = {
  readonly node: {
    readonly permissions?: ReadonlyArray<Permission>;
  } | null | undefined;
};
export type RoleToCompareQuery = {
  response: RoleToCompareQuery$data;
  variables: RoleToCompareQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "permissions",
      "storageKey": null
    }
  ],
  "type": "Role",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RoleToCompareQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RoleToCompareQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a9d9f84f0294bd87052c46bdd199c3c48f1e582dbc7e6915109050a04ddfbac0",
    "metadata": {},
    "name": "RoleToCompareQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5c986f4177fb6d673d87a6c6b7c3e7fe";

export default node;
