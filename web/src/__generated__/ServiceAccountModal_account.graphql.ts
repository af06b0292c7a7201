/**
 * @generated SignedSource<<d55323a781681c1f0e95d02e688fdfb0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceAccountModal_account$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "ServiceAccountModal_account";
};
export type ServiceAccountModal_account$key = {
  readonly " $data"?: ServiceAccountModal_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceAccountModal_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceAccountModal_account",
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
      "name": "version",
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
      "name": "description",
      "storageKey": null
    }
  ],
  "type": "ServiceAccount",
  "abstractKey": null
};

(node as any).hash = "c67785a87902561aa326354f1521c789";

export default node;
