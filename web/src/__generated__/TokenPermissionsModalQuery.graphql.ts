/**
 * @generated SignedSource<<a2d02710a1afbdfbf79880d70d57329a>>
 * @relayHash 820ddc22b1c568db179318e479a0fa84
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9eca8d28502a27c7a15505d73221822cf24ae4b3bced31e6a6150c0e4f0a74e4

import type { ConcreteRequest } from 'relay-runtime';
export type Permission = "ADMIN_PART_ACCESS" | "COMPANY_SETTINGS" | "COMPANY_STATISTICS" | "CONNECT_USERS" | "COURSES_CATALOG" | "COURSES_CREATE" | "COURSES_DELETE_ALL" | "COURSES_DELETE_MY" | "COURSES_MANAGE_ACCESS_AND_OTHER_SETTINGS" | "COURSES_SHOW_ALL" | "COURSES_SHOW_MY" | "COURSES_STATISTICS" | "COURSES_UPDATE_ALL" | "COURSES_UPDATE_MY" | "COURSE_BID" | "COURSE_GIFT" | "COURSE_SELF_BID" | "CRM_CREATE" | "CRM_DELETE" | "CRM_SETTING" | "CRM_SHOW" | "CRM_UPDATE" | "EDIT_POINTS" | "INCREASED_USERS_OBSERVER" | "LEARNING_PART_ACCESS" | "LEARN_COURSES" | "LEARN_TESTS" | "LESSONS_CREATE" | "LESSONS_DELETE_ALL" | "LESSONS_DELETE_MY" | "LESSONS_MANAGE_ACCESS_AND_OTHER_SETTINGS" | "LESSONS_SHOW_RESULTS" | "LESSONS_TESTS_MANAGE" | "LESSONS_UPDATE_ALL" | "LESSONS_UPDATE_MY" | "LESSONS_VIEW" | "MAILING_AUTO" | "MAILING_BY_COURSES" | "MAILING_BY_COURSE_WAVES" | "MAILING_BY_FILTERS" | "MAILING_BY_GROUPS" | "PAY_COURSE" | "SCHOOL_DEPARTMENT" | "TEACHER_CHECK_HOMEWORK" | "TEACHER_CHECK_TEST_ALL" | "TEACHER_CHECK_TEST_MY" | "TEACHER_COURSES_AND_LESSONS_ACCESS_ALL" | "TEACHER_COURSES_AND_LESSONS_ACCESS_MY" | "TEACHER_DEPARTMENT" | "TEACHER_EDIT_LESSONS" | "TEACHER_EDIT_TESTS" | "TEACHER_EDIT_USER_WAVE_RESULTS" | "TEACHER_FEEDBACK_ON_USER_COMMENTS" | "TEACHER_JOURNAL" | "TEACHER_MANAGE_CHAT" | "TEACHER_OFFLINE_LESSONS" | "TEACHER_SALARY" | "TEACHER_WEBINAR_LESSONS" | "TESTS_CREATE" | "TESTS_DELETE_ALL" | "TESTS_DELETE_MY" | "TESTS_SHOW_ALL" | "TESTS_SHOW_MY" | "TESTS_SHOW_RESULTS" | "TESTS_STATISTICS" | "TESTS_UPDATE_ALL" | "TESTS_UPDATE_MY" | "USERS_DELETE" | "USERS_EXPORT" | "USERS_MANAGE" | "USERS_OBSERVER" | "USERS_PAYMENTS_AND_STATISTIC" | "USERS_SETTINGS" | "USERS_SHOW" | "USERS_WELCOME";
export type TokenPermissionsModalQuery$variables = Record<PropertyKey, never>;
export type TokenPermissionsModalQuery$data = {
  readonly permissionGroups: ReadonlyArray<{
    readonly name: string;
    readonly permissions: ReadonlyArray<{
      readonly permission: Permission;
      readonly title: string;
    }>;
    readonly title: string;
  }>;
};
export type TokenPermissionsModalQuery = {
  response: TokenPermissionsModalQuery$data;
  variables: TokenPermissionsModalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PermissionGroup",
    "kind": "LinkedField",
    "name": "permissionGroups",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "PermissionDescription",
        "kind": "LinkedField",
        "name": "permissions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "permission",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "TokenPermissionsModalQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TokenPermissionsModalQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9eca8d28502a27c7a15505d73221822cf24ae4b3bced31e6a6150c0e4f0a74e4",
    "metadata": {},
    "name": "TokenPermissionsModalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5d7dcb2a3f9db4fd2b8db82378f483e3";

export default node;
