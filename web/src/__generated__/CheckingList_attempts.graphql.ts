/**
 * @generated SignedSource<<dc1063ccde0ad93d024b612c4edc6615>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TestAttemptState = "CHECKED" | "EXPIRED" | "IN_PROGRESS" | "ON_CHECK";
import type { FragmentRefs } from "relay-runtime";
export type CheckingList_attempts$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly finishedAt: string | null | undefined;
  readonly id: string;
  readonly maxPoints: number;
  readonly number: number;
  readonly points: number | null | undefined;
  readonly state: TestAttemptState;
  readonly testId: number;
  readonly testTitle: string;
  readonly user: {
    readonly fullName: string;
  } | null | undefined;
  readonly waitingCount: number;
  readonly " $fragmentType": "CheckingList_attempts";
}>;
export type CheckingList_attempts$key = ReadonlyArray<{
  readonly " $data"?: CheckingList_attempts$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckingList_attempts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CheckingList_attempts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "testId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "testTitle",
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
      "name": "finishedAt",
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
      "name": "waitingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TestAttempt",
  "abstractKey": null
};

(node as any).hash = "31942aa79fe1d3683f7f39109e00b7b2";

export default node;
