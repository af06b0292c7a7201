/**
 * @generated SignedSource<<d36c65c458a7cc7d8ef0fa0efb2fb449>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TestAttemptState = "CHECKED" | "EXPIRED" | "IN_PROGRESS" | "ON_CHECK";
import type { FragmentRefs } from "relay-runtime";
export type OwnAttempts_test$data = {
  readonly attempts: ReadonlyArray<{
    readonly annulledAt: string | null | undefined;
    readonly beganAt: string;
    readonly databaseId: number;
    readonly isPassed: boolean | null | undefined;
    readonly maxPoints: number | null | undefined;
    readonly number: number;
    readonly points: number | null | undefined;
    readonly state: TestAttemptState;
  }>;
  readonly bestAttemptId: number | null | undefined;
  readonly " $fragmentType": "OwnAttempts_test";
};
export type OwnAttempts_test$key = {
  readonly " $data"?: OwnAttempts_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnAttempts_test">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OwnAttempts_test",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bestAttemptId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnAttempt",
      "kind": "LinkedField",
      "name": "attempts",
      "plural": true,
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "beganAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "points",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxPoints",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPassed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "annulledAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LearnerTest",
  "abstractKey": null
};

(node as any).hash = "d0ccb10981688af91c1da89436596e03";

export default node;
