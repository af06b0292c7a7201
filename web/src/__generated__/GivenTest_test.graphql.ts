/**
 * @generated SignedSource<<b586e5e9dd4c75f07d52eeaf4dbcfa96>>
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

(node as any).hash = "d46ea3afcdc44a1f606a896d639b10a5";

export default node;
