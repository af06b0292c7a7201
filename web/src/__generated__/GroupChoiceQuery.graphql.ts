/**
 * @generated SignedSource<<ee833efe6dcd55ddc500c3f9c2bb6cbc>>
 * @relayHash 0dd528f96b360c5fe0630f22f78d6615
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ac68d189993a85e40e12d6a92714f38c694b8777442223317ea0fe64cc1438b

import type { ConcreteRequest } from 'relay-runtime';
export type GroupChoiceQuery$variables = {
  hasNamed: boolean;
  ids: ReadonlyArray<string>;
};
export type GroupChoiceQuery$data = {
  readonly nodes?: ReadonlyArray<{
    readonly id?: string;
    readonly name?: string;
  } | null | undefined>;
};
export type GroupChoiceQuery = {
  response: GroupChoiceQuery$data;
  variables: GroupChoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasNamed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ids"
},
v2 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "GroupChoiceQuery",
    "selections": [
      {
        "condition": "hasNamed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "type": "Group",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "GroupChoiceQuery",
    "selections": [
      {
        "condition": "hasNamed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v4/*:: as any*/)
                ],
                "type": "Group",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "2ac68d189993a85e40e12d6a92714f38c694b8777442223317ea0fe64cc1438b",
    "metadata": {},
    "name": "GroupChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "864de69584718ac6afbc0ecb35212d9f";

export default node;
