/**
 * @generated SignedSource<<0c1a2796d950c70cae299f90f8a50cf3>>
 * @relayHash 8eb6c2c50bd1d37e1dc914b25f32bc81
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1074a0b9d96f2be7417f332d344f2a9de2b1de1f1e4cafd8c524e7514c4e26bf

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
    "id": "1074a0b9d96f2be7417f332d344f2a9de2b1de1f1e4cafd8c524e7514c4e26bf",
    "metadata": {},
    "name": "CompanySwitcherQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0f0d1124c0d8eddf7f7a936bbc61afc0";

export default node;
