/**
 * @generated SignedSource<<d713f04bdb44244826f2702444c523a2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TestStatus = "ACTIVE" | "DELETED" | "INACTIVE";
import type { FragmentRefs } from "relay-runtime";
export type GivenTest_test$data = {
  readonly activeQuestionsCount: number | null | undefined;
  readonly databaseId: number;
  readonly status: TestStatus | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "GivenTest_test";
};
export type GivenTest_test$key = {
  readonly " $data"?: GivenTest_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"GivenTest_test">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GivenTest_test",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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

(node as any).hash = "44b1858422750ce67195064dc193af1b";

export default node;
