/**
 * @generated SignedSource<<6b484ae1dc786f4fab79343b2751c310>>
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
    readonly vatCode: number | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vatCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "b45fb9533d50eaa2e3e868b4aa1b3a9a";

export default node;
