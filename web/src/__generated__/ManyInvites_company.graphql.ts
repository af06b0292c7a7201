/**
 * @generated SignedSource<<8b5c0ff45c083408625c9ecd8bf0f68c>>
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
  readonly " $fragmentSpreads": FragmentRefs<"InviteGifts_company" | "InviteQuestions_company" | "MessageQuota_company" | "useTextUploads_company">;
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
      "name": "InviteGifts_company"
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

(node as any).hash = "d36a00b9038c7ecd605a722e95f061eb";

export default node;
