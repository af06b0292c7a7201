/**
 * @generated SignedSource<<8421261b31074792e5f76387544b4ed0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationBell_company$data = {
  readonly adminProfile: {
    readonly unreadNotificationCount: number | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "NotificationBell_company";
};
export type NotificationBell_company$key = {
  readonly " $data"?: NotificationBell_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationBell_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationBell_company",
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
      "concreteType": "AdminProfile",
      "kind": "LinkedField",
      "name": "adminProfile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unreadNotificationCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "9dfb7d2fab025f12287a7c73253812b4";

export default node;
