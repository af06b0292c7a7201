/**
 * @generated SignedSource<<d88fef6b9369e6aca02d5fd7795c1972>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteLink_company$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"MessageQuota_company">;
  readonly " $fragmentType": "InviteLink_company";
};
export type InviteLink_company$key = {
  readonly " $data"?: InviteLink_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteLink_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteLink_company",
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
      "name": "MessageQuota_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "14a66553d8d8a8370d34e328dc88677c";

export default node;
