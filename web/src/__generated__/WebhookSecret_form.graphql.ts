/**
 * @generated SignedSource<<9e59a0212e2022e164077ef825418d00>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookSecret_form$data = {
  readonly id: string;
  readonly webhookSecret: {
    readonly previousUntil: string | null | undefined;
    readonly secret: string;
  } | null | undefined;
  readonly " $fragmentType": "WebhookSecret_form";
};
export type WebhookSecret_form$key = {
  readonly " $data"?: WebhookSecret_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookSecret_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookSecret_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "FormWebhookSecret",
        "kind": "LinkedField",
        "name": "webhookSecret",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "secret",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "previousUntil",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Form",
  "abstractKey": null
};

(node as any).hash = "51d58fd5eaa157b354b69e23ba55109f";

export default node;
