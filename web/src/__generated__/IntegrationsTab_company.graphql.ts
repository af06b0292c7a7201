/**
 * @generated SignedSource<<f0cf3be4544978d5b3dfd6af4468f5dd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IntegrationsTab_company$data = {
  readonly bitrixAutoLead: {
    readonly isConnected: boolean;
  } | null | undefined;
  readonly id: string;
  readonly integrations: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly settings: ReadonlyArray<{
      readonly __typename: "IntegrationSetting";
    }>;
    readonly type: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"IntegrationModal_integration">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"BitrixAutoLead_company">;
  readonly " $fragmentType": "IntegrationsTab_company";
};
export type IntegrationsTab_company$key = {
  readonly " $data"?: IntegrationsTab_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntegrationsTab_company">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "IntegrationsTab_company",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyIntegration",
      "kind": "LinkedField",
      "name": "integrations",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "IntegrationSetting",
          "kind": "LinkedField",
          "name": "settings",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "IntegrationModal_integration"
        }
      ],
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
            "name": "isConnected",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BitrixAutoLead_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "25d4b723f221e5c86f156458a3d7e089";

export default node;
