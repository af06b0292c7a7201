/**
 * @generated SignedSource<<cccdfe1955e8cc0f58d6860ae5c37fc6>>
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
  readonly id: string;
  readonly link: string | null | undefined;
  readonly name: string;
  readonly recipients: ReadonlyArray<{
    readonly address: string;
    readonly databaseId: number;
    readonly error: string | null | undefined;
    readonly sentAt: string | null | undefined;
  }>;
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
      "name": "id",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InviteRecipient",
      "kind": "LinkedField",
      "name": "recipients",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "error",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invite",
  "abstractKey": null
};

(node as any).hash = "8017a4e554468009808ae90a89756b0d";

export default node;
