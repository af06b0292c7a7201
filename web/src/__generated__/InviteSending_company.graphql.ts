/**
 * @generated SignedSource<<314654e53061fd4273d616c0e5c69921>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteSending_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MessageQuota_company">;
  readonly " $fragmentType": "InviteSending_company";
};
export type InviteSending_company$key = {
  readonly " $data"?: InviteSending_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteSending_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteSending_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageQuota_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "08145dbc96daa75abf503dbe3be65ff9";

export default node;
