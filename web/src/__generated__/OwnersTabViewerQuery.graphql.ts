/**
 * @generated SignedSource<<1a1f7528da1c34269b3f46ce8e5055e1>>
 * @relayHash 93944b60e5cd520b134dc87947d02a73
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f27d87c4ed7122bb139243744cc8e78a314d64b974cbab39641abcea4359b3fd

import type { ConcreteRequest } from 'relay-runtime';
export type OwnersTabViewerQuery$variables = Record<PropertyKey, never>;
export type OwnersTabViewerQuery$data = {
  readonly viewer: {
    readonly databaseId: number;
  } | null | undefined;
};
export type OwnersTabViewerQuery = {
  response: OwnersTabViewerQuery$data;
  variables: OwnersTabViewerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnersTabViewerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "OwnersTabViewerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "f27d87c4ed7122bb139243744cc8e78a314d64b974cbab39641abcea4359b3fd",
    "metadata": {},
    "name": "OwnersTabViewerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e7e57f4690534a0ccd041141d27bf989";

export default node;
