/**
 * @generated SignedSource<<88598b33f54154c5a5cb2a3e22a20600>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationsPage_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NotificationList_company" | "NotificationSettings_company">;
  readonly " $fragmentType": "NotificationsPage_company";
};
export type NotificationsPage_company$key = {
  readonly " $data"?: NotificationsPage_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationsPage_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationsPage_company",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "kind": "FragmentSpread",
      "name": "NotificationList_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotificationSettings_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "b58c5dc33c13f603a26f5cc89c48000f";

export default node;
