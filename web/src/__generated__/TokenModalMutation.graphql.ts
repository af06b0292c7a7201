/**
 * @generated SignedSource<<d4b792fe220771feb1fcdfdb19545d19>>
 * @relayHash d5746843918485f7cbff29ab6d70571c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 633cff3f4ed1f8dc6975c5fb619c01de6ab890dd62080a92121ccc78b56b26bd

import type { ConcreteRequest } from 'relay-runtime';
export type Permission = "ADMIN_PART_ACCESS" | "COMPANY_SETTINGS" | "COMPANY_STATISTICS" | "CONNECT_USERS" | "COURSES_CATALOG" | "COURSES_CREATE" | "COURSES_DELETE_ALL" | "COURSES_DELETE_MY" | "COURSES_MANAGE_ACCESS_AND_OTHER_SETTINGS" | "COURSES_SHOW_ALL" | "COURSES_SHOW_MY" | "COURSES_STATISTICS" | "COURSES_UPDATE_ALL" | "COURSES_UPDATE_MY" | "COURSE_BID" | "COURSE_GIFT" | "COURSE_SELF_BID" | "CRM_CREATE" | "CRM_DELETE" | "CRM_SETTING" | "CRM_SHOW" | "CRM_UPDATE" | "EDIT_POINTS" | "INCREASED_USERS_OBSERVER" | "LEARNING_PART_ACCESS" | "LEARN_COURSES" | "LEARN_TESTS" | "LESSONS_CREATE" | "LESSONS_DELETE_ALL" | "LESSONS_DELETE_MY" | "LESSONS_MANAGE_ACCESS_AND_OTHER_SETTINGS" | "LESSONS_SHOW_RESULTS" | "LESSONS_TESTS_MANAGE" | "LESSONS_UPDATE_ALL" | "LESSONS_UPDATE_MY" | "LESSONS_VIEW" | "MAILING_AUTO" | "MAILING_BY_COURSES" | "MAILING_BY_COURSE_WAVES" | "MAILING_BY_FILTERS" | "MAILING_BY_GROUPS" | "PAY_COURSE" | "SCHOOL_DEPARTMENT" | "TEACHER_CHECK_HOMEWORK" | "TEACHER_CHECK_TEST_ALL" | "TEACHER_CHECK_TEST_MY" | "TEACHER_COURSES_AND_LESSONS_ACCESS_ALL" | "TEACHER_COURSES_AND_LESSONS_ACCESS_MY" | "TEACHER_DEPARTMENT" | "TEACHER_EDIT_LESSONS" | "TEACHER_EDIT_TESTS" | "TEACHER_EDIT_USER_WAVE_RESULTS" | "TEACHER_FEEDBACK_ON_USER_COMMENTS" | "TEACHER_JOURNAL" | "TEACHER_MANAGE_CHAT" | "TEACHER_OFFLINE_LESSONS" | "TEACHER_SALARY" | "TEACHER_WEBINAR_LESSONS" | "TESTS_CREATE" | "TESTS_DELETE_ALL" | "TESTS_DELETE_MY" | "TESTS_SHOW_ALL" | "TESTS_SHOW_MY" | "TESTS_SHOW_RESULTS" | "TESTS_STATISTICS" | "TESTS_UPDATE_ALL" | "TESTS_UPDATE_MY" | "USERS_DELETE" | "USERS_EXPORT" | "USERS_MANAGE" | "USERS_OBSERVER" | "USERS_PAYMENTS_AND_STATISTIC" | "USERS_SETTINGS" | "USERS_SHOW" | "USERS_WELCOME";
export type CreateAccessTokenInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  days?: number | null | undefined;
  expiresOn?: string | null | undefined;
  name: string;
  permissions: ReadonlyArray<Permission>;
  serviceAccountId?: string | null | undefined;
};
export type TokenModalMutation$variables = {
  input: CreateAccessTokenInput;
};
export type TokenModalMutation$data = {
  readonly createAccessToken: {
    readonly token: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type TokenModalMutation = {
  response: TokenModalMutation$data;
  variables: TokenModalMutation$variables;
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
    "concreteType": "CreateAccessTokenPayload",
    "kind": "LinkedField",
    "name": "createAccessToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "name": "TokenModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TokenModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "633cff3f4ed1f8dc6975c5fb619c01de6ab890dd62080a92121ccc78b56b26bd",
    "metadata": {},
    "name": "TokenModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "765bb21af34e0f07740d015385f07099";

export default node;
