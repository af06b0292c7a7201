/**
 * @generated SignedSource<<5428d36b1c9f4aa60c9da458263c01ff>>
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
  readonly courses: {
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

(node as any).hash = "9d9bee8e0d20702fc3e431e8c1be2666";

export default node;
