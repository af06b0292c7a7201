/**
 * @generated SignedSource<<d60be1a273228248ee24eaa61325af6d>>
 * @relayHash fb86c6b7db0dab3cfbc1b5a5c35c08e8
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d359ce940bf6b06dc694caa6065f0b300853ec5450dab8a51784cff1f415a404

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type fetchUnmetRequirementsQuery$variables = {
  company: string;
  course: string;
};
export type fetchUnmetRequirementsQuery$data = {
  readonly company: {
    readonly readiness?: {
      readonly " $fragmentSpreads": FragmentRefs<"readinessData_company">;
    } | null | undefined;
  } | null | undefined;
  readonly course: {
    readonly readiness?: {
      readonly " $fragmentSpreads": FragmentRefs<"readinessData_course">;
    } | null | undefined;
  } | null | undefined;
};
export type fetchUnmetRequirementsQuery = {
  response: fetchUnmetRequirementsQuery$data;
  variables: fetchUnmetRequirementsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "company"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "course"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "course"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "anons",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canBeBought",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closeDate",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v11 = [
  (v10/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "studentsCount",
  "storageKey": null
},
v13 = {
  "alias": "openLessons",
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "status": [
          "VISIBLE",
          "START",
          "TRIAL"
        ]
      }
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "LessonConnection",
  "kind": "LinkedField",
  "name": "lessons",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": "lessons(filter:{\"status\":[\"VISIBLE\",\"START\",\"TRIAL\"]},first:1)"
},
v14 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "company"
  }
],
v15 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "yooKassaReady",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "AdminProfile",
    "kind": "LinkedField",
    "name": "adminProfile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "permissions",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v17 = [
  (v10/*:: as any*/),
  (v16/*:: as any*/)
];
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
    "name": "fetchUnmetRequirementsQuery",
    "selections": [
      {
        "alias": "course",
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
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "readinessData_course",
                      "selections": [
                        (v3/*:: as any*/),
                        (v4/*:: as any*/),
                        (v5/*:: as any*/),
                        (v6/*:: as any*/),
                        (v7/*:: as any*/),
                        (v8/*:: as any*/),
                        (v9/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "UploadedFile",
                          "kind": "LinkedField",
                          "name": "img",
                          "plural": false,
                          "selections": (v11/*:: as any*/),
                          "storageKey": null
                        },
                        {
                          "kind": "CatchField",
                          "field": {
                            "alias": null,
                            "args": null,
                            "concreteType": "Form",
                            "kind": "LinkedField",
                            "name": "form",
                            "plural": false,
                            "selections": (v11/*:: as any*/),
                            "storageKey": null
                          },
                          "to": "NULL"
                        },
                        (v12/*:: as any*/),
                        {
                          "kind": "CatchField",
                          "field": (v13/*:: as any*/),
                          "to": "NULL"
                        }
                      ],
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "type": "Course",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "readiness"
              }
            ],
            "type": "Course",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "company",
        "args": (v14/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "readinessData_company",
                      "selections": (v15/*:: as any*/),
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "type": "Company",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "readiness"
              }
            ],
            "type": "Company",
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchUnmetRequirementsQuery",
    "selections": [
      {
        "alias": "course",
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "UploadedFile",
                "kind": "LinkedField",
                "name": "img",
                "plural": false,
                "selections": (v17/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Form",
                "kind": "LinkedField",
                "name": "form",
                "plural": false,
                "selections": (v17/*:: as any*/),
                "storageKey": null
              },
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "type": "Course",
            "abstractKey": null
          },
          (v16/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "company",
        "args": (v14/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v15/*:: as any*/),
            "type": "Company",
            "abstractKey": null
          },
          (v16/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d359ce940bf6b06dc694caa6065f0b300853ec5450dab8a51784cff1f415a404",
    "metadata": {},
    "name": "fetchUnmetRequirementsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e992b50541eb9a8144379fe275cfa39e";

export default node;
