/**
 * @generated SignedSource<<8394d837ed89f1f3028abac733706e5f>>
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

(node as any).hash = "ac37a2e17ebd30de21be0ecff1acfde1";

export default node;
