/**
 * @generated SignedSource<<e0eb24553e882818de7b5522929206b2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StressTestEnd = "LOST" | "REACHED" | "SLOW" | "TIME";
export type StressTestState = "CANCELLED" | "DONE" | "FAILED" | "IN_PROGRESS";
import type { FragmentRefs } from "relay-runtime";
export type StressHistory_stressTest$data = ReadonlyArray<{
  readonly author: {
    readonly fullName: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly holds: number | null | undefined;
  readonly id: string;
  readonly learners: number;
  readonly state: StressTestState;
  readonly stoppedBy: StressTestEnd | null | undefined;
  readonly " $fragmentType": "StressHistory_stressTest";
}>;
export type StressHistory_stressTest$key = ReadonlyArray<{
  readonly " $data"?: StressHistory_stressTest$data;
  readonly " $fragmentSpreads": FragmentRefs<"StressHistory_stressTest">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StressHistory_stressTest",
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
      "name": "createdAt",
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
      "name": "learners",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stoppedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "author",
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
  "type": "StressTest",
  "abstractKey": null
};

(node as any).hash = "24f3a97233ecc2e3976ca21a19ff551d";

export default node;
