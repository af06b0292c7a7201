/**
 * @generated SignedSource<<f5e92b584c36250998afa94ec6753c32>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DigestPeriod = "DAILY" | "OFF" | "WEEKLY";
export type NotificationGroup = "CERTIFICATES" | "COMMENTS" | "HOMEWORK" | "ORDERS" | "TESTS" | "WEBINARS";
import type { FragmentRefs } from "relay-runtime";
export type NotificationSettings_company$data = {
  readonly id: string;
  readonly notificationSettings: {
    readonly digest: DigestPeriod;
    readonly muted: ReadonlyArray<NotificationGroup>;
    readonly unmailed: ReadonlyArray<NotificationGroup>;
  } | null | undefined;
  readonly " $fragmentType": "NotificationSettings_company";
};
export type NotificationSettings_company$key = {
  readonly " $data"?: NotificationSettings_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationSettings_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NotificationSettings_company",
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
      "concreteType": "NotificationSettings",
      "kind": "LinkedField",
      "name": "notificationSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "digest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "muted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unmailed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "2f17f68d98ab2dbfb3cc2032eed2ba03";

export default node;
