/**
 * @generated SignedSource<<58fdc76ec617a533c1106550496ec25b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCourseNameModals_course$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CourseNameModals_course">;
  readonly " $fragmentType": "useCourseNameModals_course";
};
export type useCourseNameModals_course$key = {
  readonly " $data"?: useCourseNameModals_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCourseNameModals_course">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useCourseNameModals_course"
};

(node as any).hash = "ef48eb06bc289453f121e5f749b71c56";

export default node;
