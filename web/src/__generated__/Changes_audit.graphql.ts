/**
 * @generated SignedSource<<3e2f3af73ece866f7ee53f7e4a4f7d76>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Changes_audit$data = {
  readonly auditableType: string;
  readonly changes: ReadonlyArray<{
    readonly cut: boolean | null | undefined;
    readonly field: string;
    readonly from: string | null | undefined;
    readonly to: string | null | undefined;
  }>;
  readonly id: string;
  readonly " $fragmentType": "Changes_audit";
};
export type Changes_audit$key = {
  readonly " $data"?: Changes_audit$data;
  readonly " $fragmentSpreads": FragmentRefs<"Changes_audit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Changes_audit",
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
      "name": "auditableType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cut",
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Audit",
  "abstractKey": null
};

(node as any).hash = "2e331880798a8892eec7ba4da9906140";

export default node;
