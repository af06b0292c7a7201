/**
 * @generated SignedSource<<17f61fea3ecd337015068b0584539156>>
 * @relayHash ebf1ae6e70f9c1fd67d6565fac2e7ced
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdda3bcaca5345af8f38d34c5cfcb87e046ff3bee4c071ee576d460577c40240

import type { ConcreteRequest } from 'relay-runtime';
export type CompanySwitcherQuery$variables = Record<PropertyKey, never>;
export type CompanySwitcherQuery$data = {
  readonly viewer: {
    readonly companies: {
      readonly nodes: ReadonlyArray<{
        readonly code: string;
        readonly id: string;
        readonly name: string;
      }>;
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type CompanySwitcherQuery = {
  response: CompanySwitcherQuery$data;
  variables: CompanySwitcherQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 50
    }
  ],
  "concreteType": "CompanyConnection",
  "kind": "LinkedField",
  "name": "companies",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "companies(first:50)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CompanySwitcherQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CompanySwitcherQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cdda3bcaca5345af8f38d34c5cfcb87e046ff3bee4c071ee576d460577c40240",
    "metadata": {},
    "name": "CompanySwitcherQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1491340a4ed151c1916e82dca5993e8e";

export default node;
