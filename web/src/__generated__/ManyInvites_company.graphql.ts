/**
 * @generated SignedSource<<f7b01ec287cb9114a403a0fec8bb0ee1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManyInvites_company$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"InviteGrants_company" | "InviteQuestions_company" | "MessageQuota_company" | "useTextUploads_company">;
  readonly " $fragmentType": "ManyInvites_company";
};
export type ManyInvites_company$key = {
  readonly " $data"?: ManyInvites_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManyInvites_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManyInvites_company",
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
      "name": "InviteGrants_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTextUploads_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteQuestions_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageQuota_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "0ef5088b0f3480e2ee2ba5ab39ed5030";

export default node;
