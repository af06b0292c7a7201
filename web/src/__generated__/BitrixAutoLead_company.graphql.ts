/**
 * @generated SignedSource<<878c9119c489e2d98137e6be3dec085b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BitrixAutoLead_company$data = {
  readonly bitrixAutoLead: {
    readonly assignedById: number | null | undefined;
    readonly isActive: boolean;
    readonly sourceId: string | null | undefined;
    readonly version: string;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "BitrixAutoLead_company";
};
export type BitrixAutoLead_company$key = {
  readonly " $data"?: BitrixAutoLead_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"BitrixAutoLead_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BitrixAutoLead_company",
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
        "concreteType": "BitrixAutoLead",
        "kind": "LinkedField",
        "name": "bitrixAutoLead",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isActive",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sourceId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "assignedById",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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

(node as any).hash = "3cd8068383fc4c76bffb56980451702f";

export default node;
