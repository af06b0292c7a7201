/**
 * @generated SignedSource<<7ec3d5577d36e080f7a0f0c4ab6f5272>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentsTab_shop$data = {
  readonly id: string;
  readonly version: string | null | undefined;
  readonly yooKassaConfig: {
    readonly secretKey: string | null | undefined;
    readonly shopId: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PaymentsTab_shop";
};
export type PaymentsTab_shop$key = {
  readonly " $data"?: PaymentsTab_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentsTab_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentsTab_shop",
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
      "concreteType": "YooKassaConfig",
      "kind": "LinkedField",
      "name": "yooKassaConfig",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shopId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "secretKey",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "6361ecbcd51094275face7722a2d58b2";

export default node;
