/**
 * @generated SignedSource<<1c0bb859f6207addf1c96b739e6d3fcf>>
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

(node as any).hash = "08b4c46f8d8f731b0a189f5bb732683b";

export default node;
