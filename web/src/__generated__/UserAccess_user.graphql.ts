/**
 * @generated SignedSource<<38a2b31a745bdf3506afee7c8a7e6f56>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserStatus = "ACTIVE" | "BLOCKED" | "DELETED";
import type { FragmentRefs } from "relay-runtime";
export type UserAccess_user$data = {
  readonly adminBanned: boolean | null | undefined;
  readonly email: string | null | undefined;
  readonly failedLoginCount: number;
  readonly fullName: string;
  readonly id: string;
  readonly learningBanned: boolean | null | undefined;
  readonly loginBlockDate: string | null | undefined;
  readonly status: UserStatus | null | undefined;
  readonly twoStep: boolean | null | undefined;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly viewerCanManageAccount: boolean | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "UserAccess_user";
};
export type UserAccess_user$key = {
  readonly " $data"?: UserAccess_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserAccess_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserAccess_user",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
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
      "name": "adminBanned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "learningBanned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedLoginCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "loginBlockDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "twoStep",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanUpdate",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanDelete",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanManageAccount",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b35dcb1c726aeeb9cded3fcc4848ce36";

export default node;
