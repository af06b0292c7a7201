/**
 * @generated SignedSource<<004caa67ecc12f6a52d8b5351e25f5f8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InviteState = "ENDED" | "FULL" | "INACTIVE" | "NOT_STARTED" | "SUSPENDED" | "WORKS";
import type { FragmentRefs } from "relay-runtime";
export type InviteLink_invite$data = {
  readonly link: string | null | undefined;
  readonly name: string;
  readonly state: InviteState | null | undefined;
  readonly " $fragmentType": "InviteLink_invite";
};
export type InviteLink_invite$key = {
  readonly " $data"?: InviteLink_invite$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteLink_invite">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteLink_invite",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      "name": "link",
      "storageKey": null
    }
  ],
  "type": "Invite",
  "abstractKey": null
};

(node as any).hash = "828e9727708dd6d18ba8097d9601bb95";

export default node;
