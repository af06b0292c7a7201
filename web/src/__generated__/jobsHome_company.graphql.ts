/**
 * @generated SignedSource<<9228d895b7873f8cf466f4dd8f0cb50c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type JobKind = "ATTEMPTS_EXPORT" | "ATTEMPTS_RECALCULATION" | "ATTEMPTS_RECALCULATION_CHECK" | "COMMERCIAL_OFFER_FILE" | "COMMERCIAL_OFFER_MAIL" | "COURSES_EXPORT" | "COURSE_ARCHIVE" | "COURSE_BRANCHES_EXPORT" | "COURSE_IMPORT" | "COURSE_REPLICATION" | "COURSE_STUDENTS_EXPORT" | "FILM_TRANSCRIPT" | "FORM_ANSWERS_EXPORT" | "GRADEBOOK_EXPORT" | "INVITES_SENDING" | "JOURNAL_EXPORT" | "LESSON_STATISTICS_EXPORT" | "ORDERS_EXPORT" | "PAYMENTS_EXPORT" | "PROMO_CODES_CREATION" | "PROMO_CODES_EXPORT" | "STRESS_TEST" | "STUCK_STUDENTS_EXPORT" | "TEST_EXPORT" | "TEST_GENERATION" | "TEST_IMPORT" | "TEST_IMPORT_CHECK" | "TEST_RESULT_FOLDER_DIPLOMAS" | "TEST_RESULT_FOLDER_EXPORT" | "TEST_RESULT_FOLDER_PROCESSING" | "USERS_EXPORT" | "USERS_GENERATION";
export type JobStatus = "CANCELLED" | "DONE" | "FAILED" | "QUEUED" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type jobsHome_company$data = {
  readonly jobs: {
    readonly nodes: ReadonlyArray<{
      readonly createdAt: string;
      readonly error: string | null | undefined;
      readonly id: string;
      readonly kind: JobKind;
      readonly status: JobStatus;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "jobsHome_company";
};
export type jobsHome_company$key = {
  readonly " $data"?: jobsHome_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"jobsHome_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "jobsHome_company"
};

(node as any).hash = "c91b1ab0b2a919fb13186ea611dac2b9";

export default node;
