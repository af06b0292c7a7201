/**
 * @generated SignedSource<<173595fa811cc522cfdad33b15ca9d87>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readinessData_course$data = {
  readonly anons: string | null | undefined;
  readonly canBeBought: boolean;
  readonly closeDate: string | null | undefined;
  readonly databaseId: number;
  readonly description: string | null | undefined;
  readonly form: {
    readonly __typename: "Form";
  } | null | undefined;
  readonly img: {
    readonly __typename: "UploadedFile";
  } | null | undefined;
  readonly name: string;
  readonly openLessons: {
    readonly totalCount: number;
  } | null | undefined;
  readonly price: string | null | undefined;
  readonly studentsCount: number;
  readonly " $fragmentType": "readinessData_course";
};
export type readinessData_course$key = {
  readonly " $data"?: readinessData_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"readinessData_course">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readinessData_course"
};

(node as any).hash = "d13e0056341da2a3dccf12e9bb7fe1cf";

export default node;
