/**
 * @generated SignedSource<<07a200b0be2345eb1821a8ebcb3a1f3d>>
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
  readonly " $fragmentSpreads": FragmentRefs<"InviteGifts_company" | "InviteQuestions_company">;
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
      "name": "InviteQuestions_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "1d4a7fbc93754519502d7ae56dbcb46b";

export default node;
