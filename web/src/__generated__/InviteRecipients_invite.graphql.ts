/**
 * @generated SignedSource<<37e6b0a6ac7f47b43aa261940d588a02>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteRecipients_invite$data = {
  readonly id: string;
  readonly recipients: ReadonlyArray<{
    readonly address: string;
    readonly databaseId: number;
    readonly error: string | null | undefined;
    readonly sentAt: string | null | undefined;
  }>;
  readonly sending: {
    readonly " $fragmentSpreads": FragmentRefs<"InviteRecipients_job">;
  } | null | undefined;
  readonly " $fragmentType": "InviteRecipients_invite";
};
export type InviteRecipients_invite$key = {
  readonly " $data"?: InviteRecipients_invite$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteRecipients_invite">;
};

import InviteRecipientsQuery_graphql from './InviteRecipientsQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": InviteRecipientsQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "InviteRecipients_invite",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "sending",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InviteRecipients_job"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invite",
  "abstractKey": null
};

(node as any).hash = "c69ad97b3881a2b20f8f879ec1043733";

export default node;
