/**
 * @generated SignedSource<<9797ae03f481ae5c514c1d2027a3edd9>>
 * @relayHash 1a946e8d9762416bb3924c87a209ed5d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fae0680ded03eb75a4328f0e3012b2f4fa04618346ae8af896a2e74cf3c8e046

import type { ConcreteRequest } from 'relay-runtime';
export type AuditEvent = "CREATED" | "DELETED" | "UPDATED";
export type PutBackModalQuery$variables = {
  change: string;
  record: string;
};
export type PutBackModalQuery$data = {
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
export type PutBackModalQuery = {
  response: PutBackModalQuery$data;
  variables: PutBackModalQuery$variables;
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
    "name": "PutBackModalQuery",
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
    "name": "PutBackModalQuery",
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
    "id": "fae0680ded03eb75a4328f0e3012b2f4fa04618346ae8af896a2e74cf3c8e046",
    "metadata": {},
    "name": "PutBackModalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "24ad34a019c1e99787e3f1e85523a654";

export default node;
