/**
 * @generated SignedSource<<ad9c13609643eec7cfab15955789fcc9>>
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
  };
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "91eec01cdd2ce3f1867eda4ea6ffa911";

export default node;
