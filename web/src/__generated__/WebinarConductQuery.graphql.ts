/**
 * @generated SignedSource<<a1c69cb2b4d7bc94af287b26dfa352e3>>
 * @relayHash e1d7c9f4b6dad7050ddc3c3c4d53ced6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f25f0f95093fd8127a7d133a05d9108557b4fcb06bc337cf6f2c977b4dc9d92

import type { ConcreteRequest } from 'relay-runtime';
export type WebinarConductQuery$variables = {
  id: string;
};
export type WebinarConductQuery$data = {
  readonly node: {
    readonly startLink?: string | null | undefined;
  } | null | undefined;
};
export type WebinarConductQuery = {
  response: WebinarConductQuery$data;
  variables: WebinarConductQuery$variables;
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
      "kind": "ScalarField",
      "name": "startLink",
      "storageKey": null
    }
  ],
  "type": "Webinar",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WebinarConductQuery",
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
    "name": "WebinarConductQuery",
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
    "id": "5f25f0f95093fd8127a7d133a05d9108557b4fcb06bc337cf6f2c977b4dc9d92",
    "metadata": {},
    "name": "WebinarConductQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c4682d8cde52c45c6a637f0f59b437f1";

export default node;
