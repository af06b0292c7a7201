/**
 * @generated SignedSource<<4addc72d148b16f0d00ea80943783500>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteForm_company$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"InviteGrants_company" | "InviteQuestions_company" | "InviteSending_company" | "MessageQuota_company" | "useTextUploads_company">;
  readonly " $fragmentType": "InviteForm_company";
};
export type InviteForm_company$key = {
  readonly " $data"?: InviteForm_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteForm_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteForm_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteSending_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTextUploads_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageQuota_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteGrants_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteQuestions_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "f99dd79e765ad044befe5ddf75b18fd7";

export default node;
