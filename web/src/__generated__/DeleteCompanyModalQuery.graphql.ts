/**
 * @generated SignedSource<<1d56de7ed73eac39251dba67dd88f438>>
 * @relayHash bf8f0ee1cb68a4a25c9b2f14674a4193
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a66ba4e424e4a2a1143a1dafa09e2d74b96a0721c26bc5ff0e3e246258de2ca

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCompanyModalQuery$variables = {
  id: string;
};
export type DeleteCompanyModalQuery$data = {
  readonly node: {
    readonly contents?: {
      readonly coursesCount: number;
      readonly filesCount: number;
      readonly filesSize: number;
      readonly usersCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type DeleteCompanyModalQuery = {
  response: DeleteCompanyModalQuery$data;
  variables: DeleteCompanyModalQuery$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyContents",
      "kind": "LinkedField",
      "name": "contents",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "coursesCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usersCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "filesCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "filesSize",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DeleteCompanyModalQuery",
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
    "name": "DeleteCompanyModalQuery",
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
    "id": "9a66ba4e424e4a2a1143a1dafa09e2d74b96a0721c26bc5ff0e3e246258de2ca",
    "metadata": {},
    "name": "DeleteCompanyModalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d430d2d6345de4f946b8a253f5f0962e";

export default node;
