/**
 * @generated SignedSource<<32cc754cdf1b994f925c788262a326f2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SelfDomainStatus = "FAILED" | "PENDING" | "VERIFIED";
import type { FragmentRefs } from "relay-runtime";
export type DomainCard_domain$data = {
  readonly checkedAt: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly records: ReadonlyArray<{
    readonly found: ReadonlyArray<string> | null | undefined;
    readonly matches: boolean | null | undefined;
    readonly name: string;
    readonly type: string;
    readonly value: string;
  }>;
  readonly status: SelfDomainStatus;
  readonly " $fragmentType": "DomainCard_domain";
};
export type DomainCard_domain$key = {
  readonly " $data"?: DomainCard_domain$data;
  readonly " $fragmentSpreads": FragmentRefs<"DomainCard_domain">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DomainCard_domain",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "concreteType": "DnsRecord",
      "kind": "LinkedField",
      "name": "records",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "found",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "matches",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SelfDomain",
  "abstractKey": null
};
})();

(node as any).hash = "6f4582b4b5bdeed51781f3d7d7d13aea";

export default node;
