/**
 * @generated SignedSource<<f507fd6f54ad22928ca799b39ed01d72>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentListScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePaymentConditions_query">;
  readonly " $fragmentType": "PaymentListScreen_query";
};
export type PaymentListScreen_query$key = {
  readonly " $data"?: PaymentListScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentListScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasNamed"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "named"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentListScreen_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "hasNamed",
          "variableName": "hasNamed"
        },
        {
          "kind": "Variable",
          "name": "named",
          "variableName": "named"
        }
      ],
      "kind": "FragmentSpread",
      "name": "usePaymentConditions_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "59f2e1f542822b9ba13fa3d76cd43087";

export default node;
