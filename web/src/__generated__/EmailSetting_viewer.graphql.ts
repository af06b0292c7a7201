/**
 * @generated SignedSource<<50122473af954e9d168a394bf33d1911>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailSetting_viewer$data = {
  readonly email: string;
  readonly security: {
    readonly pendingEmail: string | null | undefined;
    readonly pendingEmailExpiresAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "EmailSetting_viewer";
};
export type EmailSetting_viewer$key = {
  readonly " $data"?: EmailSetting_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailSetting_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EmailSetting_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "security",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pendingEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pendingEmailExpiresAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "cd7d5a9203b1f62978e6b302fac2e8db";

export default node;
