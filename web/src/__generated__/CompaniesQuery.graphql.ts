/**
 * @generated SignedSource<<56014de07f3f4db2a6936cb088ecadbb>>
 * @relayHash e8553e97b7be7290fac7787e6289929d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0949b17c9d01e1a18dc183777d22c188c503820d9de9473af08d15af43cab6f

import type { ConcreteRequest } from 'relay-runtime';
export type CompaniesQuery$variables = Record<PropertyKey, never>;
export type CompaniesQuery$data = {
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
export type CompaniesQuery = {
  response: CompaniesQuery$data;
  variables: CompaniesQuery$variables;
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
    "name": "CompaniesQuery",
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
    "name": "CompaniesQuery",
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
    "id": "a0949b17c9d01e1a18dc183777d22c188c503820d9de9473af08d15af43cab6f",
    "metadata": {},
    "name": "CompaniesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "141b0ca897192be396434f087556ce6c";

export default node;
