/**
 * @generated SignedSource<<e1a9046deb474da2e4e56877fc3aa773>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TestStatus = "ACTIVE" | "DELETED" | "INACTIVE";
import type { FragmentRefs } from "relay-runtime";
export type testMenu_test$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly status: TestStatus | null | undefined;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "testMenu_test";
};
export type testMenu_test$key = {
  readonly " $data"?: testMenu_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"testMenu_test">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "testMenu_test"
};

(node as any).hash = "7d85d75c6c4e8ec5968e018b3cae36ec";

export default node;
