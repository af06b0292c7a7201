/**
 * @generated SignedSource<<f89a0df7e15555b0de44e4e31a3af93f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IntegrationsTab_company$data = {
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
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "261088cc32bc16dca08ba47632bf0032";

export default node;
