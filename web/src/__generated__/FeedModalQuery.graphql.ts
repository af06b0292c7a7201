/**
 * @generated SignedSource<<446941a719079a5ab9526aa121819ae1>>
 * @relayHash b87bbcaea542cd44b9c513522fccbca8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cef776a53a3261f5845e68f0a87a50d6a4e224c78d33aee5ee1196ded0875a71

import type { ConcreteRequest } from 'relay-runtime';
export type FeedModalQuery$variables = {
  company: string;
};
export type FeedModalQuery$data = {
  readonly node: {
    readonly webinarFeed?: {
      readonly createdAt: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type FeedModalQuery = {
  response: FeedModalQuery$data;
  variables: FeedModalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "company"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "company"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WebinarFeed",
      "kind": "LinkedField",
      "name": "webinarFeed",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
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
    "metadata": null,
    "name": "FeedModalQuery",
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
    "name": "FeedModalQuery",
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
    "id": "cef776a53a3261f5845e68f0a87a50d6a4e224c78d33aee5ee1196ded0875a71",
    "metadata": {},
    "name": "FeedModalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "36260bdfa1d3a5e53c306713048aaea8";

export default node;
