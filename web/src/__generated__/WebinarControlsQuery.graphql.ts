/**
 * @generated SignedSource<<c485957c6195b95d8eb998bb9f0ffc93>>
 * @relayHash 047af910f4b464771206c1dd16e5c17f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d1cc89663a46b4bafa9790a574143b559dc1f0b0d15dd64af4161d201e61a6d

import type { ConcreteRequest } from 'relay-runtime';
export type WebinarControlsQuery$variables = {
  id: string;
};
export type WebinarControlsQuery$data = {
  readonly node: {
    readonly startLink?: string | null | undefined;
  } | null | undefined;
};
export type WebinarControlsQuery = {
  response: WebinarControlsQuery$data;
  variables: WebinarControlsQuery$variables;
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
    "name": "WebinarControlsQuery",
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
    "name": "WebinarControlsQuery",
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
    "id": "7d1cc89663a46b4bafa9790a574143b559dc1f0b0d15dd64af4161d201e61a6d",
    "metadata": {},
    "name": "WebinarControlsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "430ed237747a0b0ff5d79293940986cb";

export default node;
