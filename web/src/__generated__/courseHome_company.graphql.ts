/**
 * @generated SignedSource<<57066d5f3388099d919000d5fc90cd2a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type courseHome_company$data = {
  readonly code: string;
  readonly courses: {
    readonly countByStatus: ReadonlyArray<{
      readonly count: number;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CourseHomeCard_company" | "CreateCourseAction_company">;
  readonly " $fragmentType": "courseHome_company";
};
export type courseHome_company$key = {
  readonly " $data"?: courseHome_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"courseHome_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "courseHome_company"
};

(node as any).hash = "d4025234eeb7ec3d080463f3edaceef5";

export default node;
