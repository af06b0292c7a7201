/**
 * @generated SignedSource<<8009cb7e4a84f9bd1e9fff56bd17e9cc>>
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "deliveries"
    }
  ],
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
            "args": [
              {
                "kind": "Variable",
                "name": "filter",
                "variableName": "deliveries"
              }
            ],
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

(node as any).hash = "786052facbf7399cf3573440c95b719c";

export default node;
