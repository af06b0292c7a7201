/**
 * @generated SignedSource<<d4e96c7725876f95c4a3af5f956b7ce9>>
 * @relayHash af4b67beb6a450f77548d1e5e2b091e2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49865bd5df966e7ce077269f32a174d06c9fcd1da7de0e49ab30e71d3b163709

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type profileRouteQuery$variables = Record<PropertyKey, never>;
export type profileRouteQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileLayout_viewer" | "ProfileScreen_viewer">;
  } | null | undefined;
};
export type profileRouteQuery = {
  response: profileRouteQuery$data;
  variables: profileRouteQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "profileRouteQuery",
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
            "name": "ProfileLayout_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProfileScreen_viewer"
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
    "name": "profileRouteQuery",
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
            "name": "unviewedReleaseCount",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "photo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phone",
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
    "cacheID": "af4b67beb6a450f77548d1e5e2b091e2",
    "id": "49865bd5df966e7ce077269f32a174d06c9fcd1da7de0e49ab30e71d3b163709",
    "metadata": {},
    "name": "profileRouteQuery",
    "operationKind": "query",
    "text": "query profileRouteQuery {\n  viewer {\n    ...ProfileLayout_viewer\n    ...ProfileScreen_viewer\n    id\n  }\n}\n\nfragment ProfileLayout_viewer on Viewer {\n  unviewedReleaseCount\n  ...ProfileMenu_viewer\n}\n\nfragment ProfileMenu_viewer on Viewer {\n  name\n  surname\n  email\n  photo\n}\n\nfragment ProfileScreen_viewer on Viewer {\n  name\n  surname\n  email\n  phone\n}\n"
  }
};

(node as any).hash = "0e02547fdf90d845c99a3e6496f32d43";

export default node;
