/**
 * @generated SignedSource<<d3af59bc6f23ed24665c43a0b34ea521>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AttemptResult_attempt" | "AttemptTaking_attempt">;
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
      "name": "AttemptTaking_attempt"
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

(node as any).hash = "a85224171ce9ca3845f5546c71eb9fc9";

export default node;
