/**
 * @generated SignedSource<<2b76927526d2b6aad823bb19b58c5ed0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentsTab_company$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly yooKassaConfig: {
    readonly checkedAt: string | null | undefined;
    readonly ready: boolean;
    readonly secretKey: string | null | undefined;
    readonly shopId: string | null | undefined;
    readonly vatCode: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentsTab_shop">;
  readonly " $fragmentType": "PaymentsTab_company";
};
export type PaymentsTab_company$key = {
  readonly " $data"?: PaymentsTab_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentsTab_company">;
};

import PaymentsTabRefetchQuery_graphql from './PaymentsTabRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": PaymentsTabRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "PaymentsTab_company",
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
      "name": "databaseId",
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
          "name": "ready",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkedAt",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentsTab_shop"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "f1cc92fd6447d47e7028f995108aa981";

export default node;
