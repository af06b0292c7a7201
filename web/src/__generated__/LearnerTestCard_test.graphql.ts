/**
 * @generated SignedSource<<eef99baf28e293a573573b3e9772f35e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LearnerTestCard_test$data = {
  readonly askedCount: number;
  readonly attemptUnderWayId: number | null | undefined;
  readonly attemptsCount: number;
  readonly canBegin: boolean;
  readonly databaseId: number;
  readonly extraAttempts: number;
  readonly infinityAttempts: boolean;
  readonly maxAttempts: number;
  readonly timer: number | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "LearnerTestCard_test";
};
export type LearnerTestCard_test$key = {
  readonly " $data"?: LearnerTestCard_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnerTestCard_test">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LearnerTestCard_test",
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
      "name": "timer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxAttempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraAttempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "infinityAttempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canBegin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attemptsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attemptUnderWayId",
      "storageKey": null
    }
  ],
  "type": "LearnerTest",
  "abstractKey": null
};

(node as any).hash = "4ce16df7fc55aef84581f2c39316a7d0";

export default node;
