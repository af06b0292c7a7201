/**
 * @generated SignedSource<<a1920d851ea35a3f6accc7ec31fc5b2d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountVerification = "EMAIL" | "PHONE" | "TELEGRAM";
import type { FragmentRefs } from "relay-runtime";
export type EntryForm_company$data = {
  readonly firstLink: string | null | undefined;
  readonly id: string;
  readonly useVerificationAccountType: boolean;
  readonly verificationAccountTypes: ReadonlyArray<AccountVerification>;
  readonly " $fragmentType": "EntryForm_company";
};
export type EntryForm_company$key = {
  readonly " $data"?: EntryForm_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryForm_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryForm_company",
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
      "name": "firstLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "useVerificationAccountType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "verificationAccountTypes",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "187d3e8d8ef75611187913061cee8500";

export default node;
