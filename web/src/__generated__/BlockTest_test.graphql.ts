/**
 * @generated SignedSource<<e153900d437e6c93453db9c6d6457547>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TestStatus = "ACTIVE" | "DELETED" | "INACTIVE";
import type { FragmentRefs } from "relay-runtime";
export type BlockTest_test$data = {
  readonly activeQuestionsCount: number | null | undefined;
  readonly databaseId: number;
  readonly status: TestStatus | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "BlockTest_test";
};
export type BlockTest_test$key = {
  readonly " $data"?: BlockTest_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockTest_test">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockTest_test",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": "title",
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeQuestionsCount",
      "storageKey": null
    }
  ],
  "type": "Test",
  "abstractKey": null
};

(node as any).hash = "ca72e152343c274a97f8e31d5cf4df1e";

export default node;
