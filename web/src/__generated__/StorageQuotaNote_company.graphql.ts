/**
 * @generated SignedSource<<41aa2f4e1b1e7bf0a2af794bc59e87ab>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StorageQuotaNote_company$data = {
  readonly fileStorageUsage: {
    readonly limit: number | null | undefined;
    readonly used: number;
  } | null | undefined;
  readonly " $fragmentType": "StorageQuotaNote_company";
};
export type StorageQuotaNote_company$key = {
  readonly " $data"?: StorageQuotaNote_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"StorageQuotaNote_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StorageQuotaNote_company",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "FileStorageUsage",
        "kind": "LinkedField",
        "name": "fileStorageUsage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "used",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "limit",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "f2f1aabf6d48a84642bd34f4df0f885f";

export default node;
