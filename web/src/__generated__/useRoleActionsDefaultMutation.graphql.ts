/**
 * @generated SignedSource<<55ddaad94388013455b8f73c0406ef54>>
 * @relayHash 26fbc8484854de47321af93d6ff32f53
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d394cacc1e9d8f04d9facb00d498354b579bb35821b00ca794816c225c623d86

import type { ConcreteRequest } from 'relay-runtime';
export type Permission = "ADMIN_PART_ACCESS" | "COMPANY_SETTINGS" | "COMPANY_STATISTICS" | "CONNECT_USERS" | "COURSES_CATALOG" | "COURSES_CREATE" | "COURSES_DELETE_ALL" | "COURSES_DELETE_MY" | "COURSES_MANAGE_ACCESS_AND_OTHER_SETTINGS" | "COURSES_SHOW_ALL" | "COURSES_SHOW_MY" | "COURSES_STATISTICS" | "COURSES_UPDATE_ALL" | "COURSES_UPDATE_MY" | "COURSE_BID" | "COURSE_GIFT" | "COURSE_SELF_BID" | "CRM_CREATE" | "CRM_DELETE" | "CRM_SETTING" | "CRM_SHOW" | "CRM_UPDATE" | "EDIT_POINTS" | "INCREASED_USERS_OBSERVER" | "LEARNING_PART_ACCESS" | "LEARN_COURSES" | "LEARN_TESTS" | "LESSONS_CREATE" | "LESSONS_DELETE_ALL" | "LESSONS_DELETE_MY" | "LESSONS_MANAGE_ACCESS_AND_OTHER_SETTINGS" | "LESSONS_SHOW_RESULTS" | "LESSONS_TESTS_MANAGE" | "LESSONS_UPDATE_ALL" | "LESSONS_UPDATE_MY" | "LESSONS_VIEW" | "MAILING_AUTO" | "MAILING_BY_COURSES" | "MAILING_BY_COURSE_WAVES" | "MAILING_BY_FILTERS" | "MAILING_BY_GROUPS" | "PAY_COURSE" | "SCHOOL_DEPARTMENT" | "TEACHER_CHECK_HOMEWORK" | "TEACHER_CHECK_TEST_ALL" | "TEACHER_CHECK_TEST_MY" | "TEACHER_COURSES_AND_LESSONS_ACCESS_ALL" | "TEACHER_COURSES_AND_LESSONS_ACCESS_MY" | "TEACHER_DEPARTMENT" | "TEACHER_EDIT_LESSONS" | "TEACHER_EDIT_TESTS" | "TEACHER_EDIT_USER_WAVE_RESULTS" | "TEACHER_FEEDBACK_ON_USER_COMMENTS" | "TEACHER_JOURNAL" | "TEACHER_MANAGE_CHAT" | "TEACHER_OFFLINE_LESSONS" | "TEACHER_SALARY" | "TEACHER_WEBINAR_LESSONS" | "TESTS_CREATE" | "TESTS_DELETE_ALL" | "TESTS_DELETE_MY" | "TESTS_SHOW_ALL" | "TESTS_SHOW_MY" | "TESTS_SHOW_RESULTS" | "TESTS_STATISTICS" | "TESTS_UPDATE_ALL" | "TESTS_UPDATE_MY" | "USERS_DELETE" | "USERS_EXPORT" | "USERS_MANAGE" | "USERS_OBSERVER" | "USERS_PAYMENTS_AND_STATISTIC" | "USERS_SETTINGS" | "USERS_SHOW" | "USERS_WELCOME";
export type UpdateRoleInput = {
  adminBanOnRegistration?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  default?: boolean | null | undefined;
  description?: string | null | undefined;
  id: string;
  learningBanOnRegistration?: boolean | null | undefined;
  name?: string | null | undefined;
  permissions?: ReadonlyArray<Permission> | null | undefined;
  priority?: number | null | undefined;
  version?: string | null | undefined;
};
export type useRoleActionsDefaultMutation$variables = {
  input: UpdateRoleInput;
};
export type useRoleActionsDefaultMutation$data = {
  readonly updateRole: {
    readonly role: {
      readonly default: boolean;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useRoleActionsDefaultMutation = {
  response: useRoleActionsDefaultMutation$data;
  variables: useRoleActionsDefaultMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateRolePayload",
    "kind": "LinkedField",
    "name": "updateRole",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Role",
        "kind": "LinkedField",
        "name": "role",
        "plural": false,
        "selections": [
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
            "name": "default",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRoleActionsDefaultMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRoleActionsDefaultMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d394cacc1e9d8f04d9facb00d498354b579bb35821b00ca794816c225c623d86",
    "metadata": {},
    "name": "useRoleActionsDefaultMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "effa98e595496fabf3d5b73c0571f75d";

export default node;
