/**
 * @generated SignedSource<<a5376a5fb16ffeb0a87a350990bd6ab8>>
 * @relayHash c0ec382867dcfa357f015fffe1ae78f3
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2aaef443e0e8a8613d90de335956fcf5baf8d88051e8bd43c81a764192ab6439

import type { ConcreteRequest } from 'relay-runtime';
export type DifferenceQuery$variables = {
  change: string;
  record: string;
};
export type DifferenceQuery$data = {
  readonly node: {
    readonly audits?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly wholeChanges: ReadonlyArray<{
            readonly field: string;
            readonly from: string | null | undefined;
            readonly to: string | null | undefined;
          }>;
        };
      }>;
    };
  } | null | undefined;
};
export type DifferenceQuery = {
  response: DifferenceQuery$data;
  variables: DifferenceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "change"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "record"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "record"
  }
],
v3 = [
  {
    "fields": [
      {
        "items": [
          {
            "kind": "Variable",
            "name": "change.0",
            "variableName": "change"
          }
        ],
        "kind": "ListValue",
        "name": "change"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "AuditChange",
  "kind": "LinkedField",
  "name": "wholeChanges",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DifferenceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "AuditConnection",
                "kind": "LinkedField",
                "name": "audits",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AuditEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Audit",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Audited",
            "abstractKey": "__isAudited"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DifferenceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "AuditConnection",
                "kind": "LinkedField",
                "name": "audits",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AuditEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Audit",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Audited",
            "abstractKey": "__isAudited"
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2aaef443e0e8a8613d90de335956fcf5baf8d88051e8bd43c81a764192ab6439",
    "metadata": {},
    "name": "DifferenceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e4cb3df8ca1c44e5ca054c0bb74a2507";

export default node;
