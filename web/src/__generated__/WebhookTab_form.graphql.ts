/**
 * @generated SignedSource<<472d28735f5e04d7c4ce241a6f15640c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookTab_form$data = {
  readonly list: {
    readonly " $fragmentSpreads": FragmentRefs<"DeliveryList_form">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"WebhookSecret_form">;
  readonly " $fragmentType": "WebhookTab_form";
};
export type WebhookTab_form$key = {
  readonly " $data"?: WebhookTab_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookTab_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookTab_form",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookSecret_form"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeliveryList_form"
          }
        ],
        "type": "Form",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "list"
    }
  ],
  "type": "Form",
  "abstractKey": null
};

(node as any).hash = "6970642e17af70a4580cb90f4faafa74";

export default node;
