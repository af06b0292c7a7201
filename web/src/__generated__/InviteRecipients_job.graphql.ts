/**
 * @generated SignedSource<<568bfc66cd9f9b73ee1314717ff49b26>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobStatus = "CANCELLED" | "DONE" | "FAILED" | "QUEUED" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type InviteRecipients_job$data = {
  readonly doneCount: number;
  readonly failedCount: number;
  readonly id: string;
  readonly status: JobStatus;
  readonly totalCount: number | null | undefined;
  readonly " $fragmentType": "InviteRecipients_job";
};
export type InviteRecipients_job$key = {
  readonly " $data"?: InviteRecipients_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteRecipients_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteRecipients_job",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doneCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "d18a9bde42599f169fd5e2fbfd5deb2b";

export default node;
