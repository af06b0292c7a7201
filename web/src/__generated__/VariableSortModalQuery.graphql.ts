/**
 * @generated SignedSource<<8db6883e8a988c425be6e7f01e958b39>>
 * @relayHash 4736cf6a877de98dd62d28d6165fdc30
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b599f996f0e03c0fc431bf1c8289e2df30b2e3c63f748563a739cf3933a168c1

import type { ConcreteRequest } from 'relay-runtime';
export type VariableSortModalQuery$variables = {
  id: string;
};
export type VariableSortModalQuery$data = {
  readonly node: {
    readonly variables?: ReadonlyArray<{
      readonly id: string;
      readonly value: string;
    }>;
  } | null | undefined;
};
export type VariableSortModalQuery = {
  response: VariableSortModalQuery$data;
  variables: VariableSortModalQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomFieldVariable",
      "kind": "LinkedField",
      "name": "variables",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomField",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "VariableSortModalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "VariableSortModalQuery",
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
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b599f996f0e03c0fc431bf1c8289e2df30b2e3c63f748563a739cf3933a168c1",
    "metadata": {},
    "name": "VariableSortModalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cab08665bca4ed4858094b3db76fa385";

export default node;
