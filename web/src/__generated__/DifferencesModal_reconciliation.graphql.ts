/**
 * @generated SignedSource<<4a08b32eb423bc0b59d5d0f8db41dd14>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LedgerEntryKind = "PAYMENT" | "REFUND";
export type ReconciliationDifferenceKind = "AMOUNT" | "MISSING_HERE" | "MISSING_THERE";
import type { FragmentRefs } from "relay-runtime";
export type DifferencesModal_reconciliation$data = {
  readonly day: string;
  readonly differences: ReadonlyArray<{
    readonly databaseId: number;
    readonly kind: ReconciliationDifferenceKind;
    readonly ledgerAmount: string | null | undefined;
    readonly movement: LedgerEntryKind;
    readonly providerAmount: string | null | undefined;
    readonly reference: string;
  }>;
  readonly " $fragmentType": "DifferencesModal_reconciliation";
};
export type DifferencesModal_reconciliation$key = {
  readonly " $data"?: DifferencesModal_reconciliation$data;
  readonly " $fragmentSpreads": FragmentRefs<"DifferencesModal_reconciliation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DifferencesModal_reconciliation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReconciliationDifference",
      "kind": "LinkedField",
      "name": "differences",
      "plural": true,
      "selections": [
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
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "movement",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "providerAmount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ledgerAmount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Reconciliation",
  "abstractKey": null
};

(node as any).hash = "979d77453e82ca54e7cecc7e96a93cfc";

export default node;
