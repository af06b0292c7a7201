/**
 * @generated SignedSource<<26cd431a7f78315f08fcf2ca4fae07af>>
 * @relayHash 2cfe1001c0e5907bab581c7751795620
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbe2fb110affde37c4ae4754c11bc9c2c747cd7c0155c048a6b6de1e1d14558a

import type { ConcreteRequest } from 'relay-runtime';
export type AuditEvent = "CREATED" | "DELETED" | "UPDATED";
export type RevertModalQuery$variables = {
  change: string;
  record: string;
};
export type RevertModalQuery$data = {
  readonly node: {
    readonly audits?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly after: {
            readonly fields: ReadonlyArray<{
              readonly field: string;
              readonly from: string | null | undefined;
              readonly refusal: string | null | undefined;
              readonly to: string | null | undefined;
            }>;
            readonly version: string;
          } | null | undefined;
          readonly before: {
            readonly fields: ReadonlyArray<{
              readonly field: string;
              readonly from: string | null | undefined;
              readonly refusal: string | null | undefined;
              readonly to: string | null | undefined;
            }>;
            readonly version: string;
          } | null | undefined;
          readonly event: AuditEvent;
        };
      }>;
    };
  } | null | undefined;
};
export type RevertModalQuery = {
  response: RevertModalQuery$data;
  variables: RevertModalQuery$variables;
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
  "kind": "ScalarField",
  "name": "event",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "version",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PutBackField",
    "kind": "LinkedField",
    "name": "fields",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "refusal",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v6 = {
  "alias": "before",
  "args": [
    {
      "kind": "Literal",
      "name": "moment",
      "value": "BEFORE"
    }
  ],
  "concreteType": "PutBackPreview",
  "kind": "LinkedField",
  "name": "putBack",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": "putBack(moment:\"BEFORE\")"
},
v7 = {
  "alias": "after",
  "args": [
    {
      "kind": "Literal",
      "name": "moment",
      "value": "AFTER"
    }
  ],
  "concreteType": "PutBackPreview",
  "kind": "LinkedField",
  "name": "putBack",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": "putBack(moment:\"AFTER\")"
},
v8 = {
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
    "name": "RevertModalQuery",
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
                          (v4/*:: as any*/),
                          {
                            "kind": "CatchField",
                            "field": (v6/*:: as any*/),
                            "to": "NULL"
                          },
                          {
                            "kind": "CatchField",
                            "field": (v7/*:: as any*/),
                            "to": "NULL"
                          }
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
    "name": "RevertModalQuery",
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
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/)
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
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cbe2fb110affde37c4ae4754c11bc9c2c747cd7c0155c048a6b6de1e1d14558a",
    "metadata": {},
    "name": "RevertModalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fc452c0035d787d9e420b176ab75c330";

export default node;
