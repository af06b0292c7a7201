/**
 * @generated SignedSource<<6b50f33d7639c8da2700d0efacde7e51>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
import type { FragmentRefs } from "relay-runtime";
export type coursePage_course$data = {
  readonly canBeBought: boolean;
  readonly databaseId: number;
  readonly status: CourseStatus;
  readonly " $fragmentType": "coursePage_course";
};
export type coursePage_course$key = {
  readonly " $data"?: coursePage_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"coursePage_course">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "coursePage_course"
};

(node as any).hash = "ba1a18bb0533f84023b715f1ede50974";

export default node;
