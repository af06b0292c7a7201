/**
 * @generated SignedSource<<23a0d960cdb9e70557fbde0366f6e6b0>>
 * @relayHash 4d819d9c4f8c65dcb815ade818b13bde
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8b113929f868f9029ff0e78eef520c93036b2a34905498222170b34fdb63b4f

import type { ConcreteRequest } from 'relay-runtime';
export type calendarFileQuery$variables = {
  id: string;
};
export type calendarFileQuery$data = {
  readonly node: {
    readonly calendar?: string | null | undefined;
  } | null | undefined;
};
export type calendarFileQuery = {
  response: calendarFileQuery$data;
  variables: calendarFileQuery$variables;
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
      "name": "calendar",
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
    "name": "calendarFileQuery",
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
    "name": "calendarFileQuery",
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
    "id": "f8b113929f868f9029ff0e78eef520c93036b2a34905498222170b34fdb63b4f",
    "metadata": {},
    "name": "calendarFileQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b06311555a5a5f18e90e6432da13b697";

export default node;
