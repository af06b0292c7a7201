/**
 * @generated SignedSource<<1564134d858a48de525f00d078dd3d31>>
 * @relayHash 3c4a8d2b2c23584451ba06d68a78f12f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2808bf5cd8c5435f82f8cd9a88b8020f3a8e0364076e526144bf0239f2242b70

import type { ConcreteRequest } from 'relay-runtime';
export type EarlierGenerationsQuery$variables = {
  id: string;
};
export type EarlierGenerationsQuery$data = {
  readonly node: {
    readonly generations?: {
      readonly nodes: ReadonlyArray<{
        readonly createdAt: string;
        readonly databaseId: number;
        readonly id: string;
        readonly offeredCount: number;
        readonly title: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type EarlierGenerationsQuery = {
  response: EarlierGenerationsQuery$data;
  variables: EarlierGenerationsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "TestGenerationConnection",
      "kind": "LinkedField",
      "name": "generations",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TestGeneration",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "offeredCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "generations(first:5)"
    }
  ],
  "type": "Test",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EarlierGenerationsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EarlierGenerationsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2808bf5cd8c5435f82f8cd9a88b8020f3a8e0364076e526144bf0239f2242b70",
    "metadata": {},
    "name": "EarlierGenerationsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9d4ea116483a3bb19ae74d65ae4718c4";

export default node;
