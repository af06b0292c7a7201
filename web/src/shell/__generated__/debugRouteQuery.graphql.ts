/**
 * @generated SignedSource<<4261cb40eaa37e0860d195308d36617c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
    "cacheID": "29edd37f98e17b76d380ed6a41e7bfa7",
    "id": null,
    "metadata": {},
    "name": "debugRouteQuery",
    "operationKind": "query",
    "text": "query debugRouteQuery {\n  viewer {\n    ...DebugScreen_viewer\n    id\n  }\n}\n\nfragment DebugScreen_viewer on Viewer {\n  login\n  superAdmin\n}\n"
  }
};

(node as any).hash = "25a886b58b15aa2ba9730ccb02807299";

export default node;
