/**
 * @generated SignedSource<<9b12797f1a6cebfe70b8284de5e89986>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TestAttemptState = "CHECKED" | "EXPIRED" | "IN_PROGRESS" | "ON_CHECK";
import type { FragmentRefs } from "relay-runtime";
export type AttemptHead_attempt$data = {
  readonly annulledAt: string | null | undefined;
  readonly annuller: {
    readonly fullName: string;
  } | null | undefined;
  readonly annulmentReason: string | null | undefined;
  readonly beganAt: string;
  readonly checker: {
    readonly fullName: string;
  } | null | undefined;
  readonly extraAttempts: number | null | undefined;
  readonly finishedAt: string | null | undefined;
  readonly gradingScale: number;
  readonly isPassed: boolean | null | undefined;
  readonly isTimedOut: boolean;
  readonly mark: number | null | undefined;
  readonly maxPoints: number;
  readonly number: number;
  readonly points: number | null | undefined;
  readonly state: TestAttemptState;
  readonly testId: number;
  readonly testTitle: string;
  readonly user: {
    readonly databaseId: number;
    readonly fullName: string;
    readonly photo: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "AttemptHead_attempt";
};
export type AttemptHead_attempt$key = {
  readonly " $data"?: AttemptHead_attempt$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttemptHead_attempt">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttemptHead_attempt",
  "selections": [
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
      "name": "gradingScale",
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
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTimedOut",
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
      "name": "mark",
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
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "checker",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "annulledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "annulmentReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "annuller",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraAttempts",
      "storageKey": null
    }
  ],
  "type": "TestAttempt",
  "abstractKey": null
};
})();

(node as any).hash = "9760515df24465b8a847d93f2400f2c3";

export default node;
