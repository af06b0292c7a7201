/**
 * @generated SignedSource<<71aee0378e6a1785e1e4aa5c780ebc9e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteRecipients_company$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"MessageQuota_company">;
  readonly " $fragmentType": "InviteRecipients_company";
};
export type InviteRecipients_company$key = {
  readonly " $data"?: InviteRecipients_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteRecipients_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteRecipients_company",
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

(node as any).hash = "9f392cf2cfe61da6e36f1530c3f25178";

export default node;
