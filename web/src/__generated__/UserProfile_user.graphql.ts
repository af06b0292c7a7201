/**
 * @generated SignedSource<<0d3eaef4698d04e758cc2060f6ab9b2a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserProfile_user$data = {
  readonly createdAt: string | null | undefined;
  readonly email: string | null | undefined;
  readonly lastVisitAt: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"UserAccess_user" | "UserForm_user" | "UserLinks_user">;
  readonly " $fragmentType": "UserProfile_user";
};
export type UserProfile_user$key = {
  readonly " $data"?: UserProfile_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserProfile_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserProfile_user",
  "selections": [
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
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastVisitAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserForm_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserAccess_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserLinks_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "539b4fb2792bb34904bb288bfdb6cbb0";

export default node;
