/**
 * @generated SignedSource<<6bc605ad0fa69715643bae89482307f1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StressTestDatabase = "EMBEDDED" | "SERVER";
export type StressTestEnd = "LOST" | "REACHED" | "SLOW" | "TIME";
import type { FragmentRefs } from "relay-runtime";
export type StressResult_stressTest$data = {
  readonly cores: number;
  readonly createdAt: string;
  readonly database: StressTestDatabase;
  readonly holds: number | null | undefined;
  readonly learners: number;
  readonly rungs: ReadonlyArray<{
    readonly answer: {
      readonly p50: number;
      readonly p95: number;
      readonly p99: number;
    };
    readonly answers: number;
    readonly answersPerSecond: number;
    readonly begin: {
      readonly p99: number;
    };
    readonly doubled: number;
    readonly finish: {
      readonly p99: number;
    };
    readonly learners: number;
    readonly lost: number;
    readonly seconds: number;
  }>;
  readonly stoppedBy: StressTestEnd | null | undefined;
  readonly " $fragmentType": "StressResult_stressTest";
};
export type StressResult_stressTest$key = {
  readonly " $data"?: StressResult_stressTest$data;
  readonly " $fragmentSpreads": FragmentRefs<"StressResult_stressTest">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "learners",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p99",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StressResult_stressTest",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "database",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cores",
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
      "concreteType": "StressTestRung",
      "kind": "LinkedField",
      "name": "rungs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answersPerSecond",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StressTestTimes",
          "kind": "LinkedField",
          "name": "begin",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StressTestTimes",
          "kind": "LinkedField",
          "name": "answer",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "p50",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "p95",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StressTestTimes",
          "kind": "LinkedField",
          "name": "finish",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "doubled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StressTest",
  "abstractKey": null
};
})();

(node as any).hash = "65d595b2c2402728df2b62953846c00c";

export default node;
