/**
 * @generated SignedSource<<e07c1a04ce55b02de32b957b5074b908>>
 * @relayHash 29edd37f98e17b76d380ed6a41e7bfa7
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f9b680969a450e2a3aa5a5b128d2cb3214057d440800a1e138eca95c1991f18

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type debugRouteQuery$variables = Record<PropertyKey, never>;
export type debugRouteQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"DebugScreen_viewer">;
  } | null | undefined;
};
export type debugRouteQuery = {
  response: debugRouteQuery$data;
  variables: debugRouteQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "debugRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DebugScreen_viewer"
          }
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
    "name": "debugRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "login",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "superAdmin",
            "storageKey": null
          },
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
    "id": "8f9b680969a450e2a3aa5a5b128d2cb3214057d440800a1e138eca95c1991f18",
    "metadata": {},
    "name": "debugRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "25a886b58b15aa2ba9730ccb02807299";

export default node;
