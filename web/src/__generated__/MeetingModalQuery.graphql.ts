/**
 * @generated SignedSource<<9fd7b78afa0dc87f714bad50450a1f18>>
 * @relayHash 37095007af9363b3427e7e8550cabd1d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90f2bf57c57e5fd4bf5280ea4b239fc65eecaf3629aa105b329ae55e3d0729ee

import type { ConcreteRequest } from 'relay-runtime';
export type MeetingModalQuery$variables = {
  company: string;
};
export type MeetingModalQuery$data = {
  readonly node: {
    readonly zoomUsers?: ReadonlyArray<{
      readonly email: string;
      readonly name: string;
    }> | null | undefined;
  } | null | undefined;
};
export type MeetingModalQuery = {
  response: MeetingModalQuery$data;
  variables: MeetingModalQuery$variables;
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
      "concreteType": "ZoomUser",
      "kind": "LinkedField",
      "name": "zoomUsers",
      "plural": true,
      "selections": [
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
          "name": "name",
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
    "name": "MeetingModalQuery",
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
    "name": "MeetingModalQuery",
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
    "id": "90f2bf57c57e5fd4bf5280ea4b239fc65eecaf3629aa105b329ae55e3d0729ee",
    "metadata": {},
    "name": "MeetingModalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ed58ba13bf8f32f068c8ff4df47ebafa";

export default node;
