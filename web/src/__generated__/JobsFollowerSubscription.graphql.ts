/**
 * @generated SignedSource<<dfd95ddadd0eb8cbfc85c2b501bb7b96>>
 * @relayHash 7431f9af70f6cbd5d68a85027e4a39ee
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e3b49a618cf982b1cdb188809f58913e721dac1e5e32927b5aa0b56afb8de30

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobKind = "ATTEMPTS_EXPORT" | "ATTEMPTS_RECALCULATION" | "ATTEMPTS_RECALCULATION_CHECK" | "COMMERCIAL_OFFER_FILE" | "COMMERCIAL_OFFER_MAIL" | "COURSES_EXPORT" | "COURSE_ARCHIVE" | "COURSE_BRANCHES_EXPORT" | "COURSE_IMPORT" | "COURSE_REPLICATION" | "COURSE_STUDENTS_EXPORT" | "FILM_TRANSCRIPT" | "FORM_ANSWERS_EXPORT" | "GRADEBOOK_EXPORT" | "INVITES_SENDING" | "JOURNAL_EXPORT" | "LESSON_STATISTICS_EXPORT" | "ORDERS_EXPORT" | "PAYMENTS_EXPORT" | "PROMO_CODES_CREATION" | "PROMO_CODES_EXPORT" | "STRESS_TEST" | "STUCK_STUDENTS_EXPORT" | "TEST_EXPORT" | "TEST_GENERATION" | "TEST_IMPORT" | "TEST_IMPORT_CHECK" | "TEST_RESULT_FOLDER_DIPLOMAS" | "TEST_RESULT_FOLDER_EXPORT" | "TEST_RESULT_FOLDER_PROCESSING" | "USERS_EXPORT" | "USERS_GENERATION";
export type JobStatus = "CANCELLED" | "DONE" | "FAILED" | "QUEUED" | "RUNNING";
export type JobsFollowerSubscription$variables = {
  id: string;
};
export type JobsFollowerSubscription$data = {
  readonly jobUpdated: {
    readonly doneCount: number;
    readonly error: string | null | undefined;
    readonly failedCount: number;
    readonly file: {
      readonly fileName: string;
      readonly url: string;
    } | null | undefined;
    readonly kind: JobKind;
    readonly status: JobStatus;
    readonly totalCount: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"JobRow_job">;
  } | null | undefined;
};
export type JobsFollowerSubscription = {
  response: JobsFollowerSubscription$data;
  variables: JobsFollowerSubscription$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "doneCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "failedCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "error",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  },
  (v10/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "JobsFollowerSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "jobUpdated",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "JobFile",
            "kind": "LinkedField",
            "name": "file",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "JobRow_job"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobsFollowerSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "jobUpdated",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "JobFile",
            "kind": "LinkedField",
            "name": "file",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "size",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanCancel",
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
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Test",
            "kind": "LinkedField",
            "name": "test",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "JobReport",
            "kind": "LinkedField",
            "name": "report",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "JobReportLeft",
                "kind": "LinkedField",
                "name": "left",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3e3b49a618cf982b1cdb188809f58913e721dac1e5e32927b5aa0b56afb8de30",
    "metadata": {},
    "name": "JobsFollowerSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e17ef300fa3fb2cfadbfc74dc62d883b";

export default node;
