/**
 * @generated SignedSource<<65fd9dc43f5ca31b117eb817454f1ad2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DomainsTab_company$data = {
  readonly id: string;
  readonly selfDomains: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DomainCard_domain">;
  }>;
  readonly " $fragmentType": "DomainsTab_company";
};
export type DomainsTab_company$key = {
  readonly " $data"?: DomainsTab_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"DomainsTab_company">;
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
  "name": "DomainsTab_company",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SelfDomain",
      "kind": "LinkedField",
      "name": "selfDomains",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DomainCard_domain"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "b342f1debadfb50fd5499db54d7fe51c";

export default node;
