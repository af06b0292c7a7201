/**
 * @generated SignedSource<<425c07743ffea0f0769dc55cd74da048>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CourseStatus = "CLOSE" | "DELETED" | "DRAFT" | "START" | "TRIAL" | "VISIBLE";
import type { FragmentRefs } from "relay-runtime";
export type courseCommands_company$data = {
  readonly searchCourses: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
      readonly status: CourseStatus;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "courseCommands_company";
};
export type courseCommands_company$key = {
  readonly " $data"?: courseCommands_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"courseCommands_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "courseCommands_company"
};

(node as any).hash = "0fa778829ec4d4345de8aa6d7e8249b3";

export default node;
