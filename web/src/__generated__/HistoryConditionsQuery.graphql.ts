/**
 * @generated SignedSource<<4b724e022a0adc76b5e57d1abfc7434c>>
 * @relayHash 9259824d7f5d4d5f2b41f8f8e0d5f381
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b9a266cbd8a58dd551a27b76df5bc6e5d96c9bd79fe1d316947a5d8407b9a3f

import type { ConcreteRequest } from 'relay-runtime';
export type HistoryConditionsQuery$variables = {
  record: string;
};
export type HistoryConditionsQuery$data = {
  readonly node: {
    readonly auditAuthors?: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
      readonly surname: string | null | undefined;
    }> | null | undefined;
  } | null | undefined;
};
export type HistoryConditionsQuery = {
  response: HistoryConditionsQuery$data;
  variables: HistoryConditionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "record"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "record"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "latest",
          "value": 1000
        }
      ],
      "concreteType": "AuditAuthor",
      "kind": "LinkedField",
      "name": "auditAuthors",
      "plural": true,
      "selections": [
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "surname",
          "storageKey": null
        }
      ],
      "storageKey": "auditAuthors(latest:1000)"
    }
  ],
  "type": "Audited",
  "abstractKey": "__isAudited"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "HistoryConditionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "HistoryConditionsQuery",
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
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8b9a266cbd8a58dd551a27b76df5bc6e5d96c9bd79fe1d316947a5d8407b9a3f",
    "metadata": {},
    "name": "HistoryConditionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f859d6b7833193e4ab1cb4098a36f994";

export default node;
