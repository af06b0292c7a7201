/**
 * @generated SignedSource<<75f8083b7a28d0dbe37e5d96b7b0efe6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserProfile_company$data = {
  readonly id: string;
  readonly " $fragmentType": "UserProfile_company";
};
export type UserProfile_company$key = {
  readonly " $data"?: UserProfile_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserProfile_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserProfile_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "62728162eddb3d4f9dc4e8a6b13f0dd8";

export default node;
