/**
 * @generated SignedSource<<64a76a2d676edcbc39f9db7f027c10dc>>
 * @relayHash a88d1bf9fcc294b3b76d8d29dae7787f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 638047ad7bbb6e673b1783e07718db9158aaa2421981de219369ce64b8aa5d6f

import type { ConcreteRequest } from 'relay-runtime';
export type CoursePackageRelationType = "INCLUDED" | "REQUIRED";
export type RelationsModalQuery$variables = {
  id: string;
};
export type RelationsModalQuery$data = {
  readonly node: {
    readonly relations?: ReadonlyArray<{
      readonly id: string;
      readonly relatedPackage: {
        readonly course: {
          readonly name: string;
        } | null | undefined;
        readonly name: string;
      } | null | undefined;
      readonly type: CoursePackageRelationType;
    }>;
  } | null | undefined;
};
export type RelationsModalQuery = {
  response: RelationsModalQuery$data;
  variables: RelationsModalQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RelationsModalQuery",
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
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CoursePackageRelation",
                "kind": "LinkedField",
                "name": "relations",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": null,
                      "concreteType": "CoursePackage",
                      "kind": "LinkedField",
                      "name": "relatedPackage",
                      "plural": false,
                      "selections": [
                        (v4/*:: as any*/),
                        {
                          "kind": "CatchField",
                          "field": {
                            "alias": null,
                            "args": null,
                            "concreteType": "Course",
                            "kind": "LinkedField",
                            "name": "course",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          "to": "NULL"
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "NULL"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CoursePackage",
            "abstractKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RelationsModalQuery",
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CoursePackageRelation",
                "kind": "LinkedField",
                "name": "relations",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CoursePackage",
                    "kind": "LinkedField",
                    "name": "relatedPackage",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Course",
                        "kind": "LinkedField",
                        "name": "course",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CoursePackage",
            "abstractKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "638047ad7bbb6e673b1783e07718db9158aaa2421981de219369ce64b8aa5d6f",
    "metadata": {},
    "name": "RelationsModalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b24b8cc518c2583d3768a6ef96b8ab99";

export default node;
