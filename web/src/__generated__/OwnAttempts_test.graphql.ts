/**
 * @generated SignedSource<<8478ca470ed06293bb6538e78d7ea938>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LearnerTest",
  "abstractKey": null
};

(node as any).hash = "bd80dd192e7c0b74e49e7863719497fd";

export default node;
