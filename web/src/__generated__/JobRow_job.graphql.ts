/**
 * @generated SignedSource<<4f9b54979d02d28f786238a50eb74dc7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobKind = "ATTEMPTS_EXPORT" | "ATTEMPTS_RECALCULATION" | "ATTEMPTS_RECALCULATION_CHECK" | "COMMERCIAL_OFFER_FILE" | "COMMERCIAL_OFFER_MAIL" | "COURSES_EXPORT" | "COURSE_ARCHIVE" | "COURSE_BRANCHES_EXPORT" | "COURSE_IMPORT" | "COURSE_REPLICATION" | "COURSE_STUDENTS_EXPORT" | "FILM_TRANSCRIPT" | "FORM_ANSWERS_EXPORT" | "GRADEBOOK_EXPORT" | "INVITES_SENDING" | "JOURNAL_EXPORT" | "LESSON_STATISTICS_EXPORT" | "ORDERS_EXPORT" | "PAYMENTS_EXPORT" | "PROMO_CODES_CREATION" | "PROMO_CODES_EXPORT" | "STRESS_TEST" | "STUCK_STUDENTS_EXPORT" | "TEST_EXPORT" | "TEST_GENERATION" | "TEST_IMPORT" | "TEST_IMPORT_CHECK" | "TEST_RESULT_FOLDER_DIPLOMAS" | "TEST_RESULT_FOLDER_EXPORT" | "TEST_RESULT_FOLDER_PROCESSING" | "USERS_EXPORT" | "USERS_GENERATION";
export type JobStatus = "CANCELLED" | "DONE" | "FAILED" | "QUEUED" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type JobRow_job$data = {
  readonly course: {
    readonly databaseId: number;
  } | null | undefined;
  readonly createdAt: string;
  readonly doneCount: number;
  readonly error: string | null | undefined;
  readonly failedCount: number;
  readonly file: {
    readonly expiresAt: string;
    readonly fileName: string;
    readonly size: number;
    readonly url: string;
  } | null | undefined;
  readonly id: string;
  readonly kind: JobKind;
  readonly report: {
    readonly left: ReadonlyArray<{
      readonly title: string;
    }>;
  } | null | undefined;
  readonly status: JobStatus;
  readonly test: {
    readonly databaseId: number;
  } | null | undefined;
  readonly totalCount: number | null | undefined;
  readonly viewerCanCancel: boolean;
  readonly " $fragmentType": "JobRow_job";
};
export type JobRow_job$key = {
  readonly " $data"?: JobRow_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobRow_job">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobRow_job",
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
      "name": "kind",
      "storageKey": null
    },
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
      "name": "doneCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedCount",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "error",
      "storageKey": null
    },
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "course",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Test",
        "kind": "LinkedField",
        "name": "test",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
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
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobFile",
      "kind": "LinkedField",
      "name": "file",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
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
    }
  ],
  "type": "Job",
  "abstractKey": null
};
})();

(node as any).hash = "0760cd2a88ea27eeacd7d89cb736ee71";

export default node;
