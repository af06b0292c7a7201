/**
 * @generated SignedSource<<d94349c20d90b4755ec374481914df93>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TestStatus = "ACTIVE" | "DELETED" | "INACTIVE";
import type { FragmentRefs } from "relay-runtime";
export type testCommands_company$data = {
  readonly subjects: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly tests: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly status: TestStatus | null | undefined;
      readonly title: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "testCommands_company";
};
export type testCommands_company$key = {
  readonly " $data"?: testCommands_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"testCommands_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "testCommands_company"
};

(node as any).hash = "024cb60a8268c78ab773ce76c114eca6";

export default node;
