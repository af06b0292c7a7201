/**
 * @generated SignedSource<<e8d09f734b2dc2c49286804e711b049f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TestAttemptState = "CHECKED" | "EXPIRED" | "IN_PROGRESS" | "ON_CHECK";
import type { FragmentRefs } from "relay-runtime";
export type AttemptView_attempt$data = {
  readonly id: string;
  readonly state: TestAttemptState;
  readonly " $fragmentSpreads": FragmentRefs<"AttemptResult_attempt" | "RunningAttempt_attempt">;
  readonly " $fragmentType": "AttemptView_attempt";
};
export type AttemptView_attempt$key = {
  readonly " $data"?: AttemptView_attempt$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttemptView_attempt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttemptView_attempt",
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
      "name": "state",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunningAttempt_attempt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttemptResult_attempt"
    }
  ],
  "type": "LearnerAttempt",
  "abstractKey": null
};

(node as any).hash = "9d0fe6d74e7d9f8b90aa51b993a94519";

export default node;
