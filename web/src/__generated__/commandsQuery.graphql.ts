/**
 * @generated SignedSource<<5c6c4c80751d3a55bd85065dd0c3345b>>
 * @relayHash 134d0ad34f41d1c0b374afb8e40e0016
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a47a3fab71756fb93a4facccbeca4b1925f609176edb37c6b339eb1cd10f810

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type commandsQuery$variables = {
  company: string;
  courses: boolean;
  forms: boolean;
  media: boolean;
  orders: boolean;
  payments: boolean;
  people: boolean;
  search: string;
  tests: boolean;
};
export type commandsQuery$data = {
  readonly company: {
    readonly courses?: {
      readonly " $fragmentSpreads": FragmentRefs<"courseCommands_company">;
    } | null | undefined;
    readonly forms?: {
      readonly " $fragmentSpreads": FragmentRefs<"formCommands_company">;
    } | null | undefined;
    readonly media?: {
      readonly " $fragmentSpreads": FragmentRefs<"mediaCommands_company">;
    } | null | undefined;
    readonly orders?: {
      readonly " $fragmentSpreads": FragmentRefs<"orderCommands_company">;
    } | null | undefined;
    readonly payments?: {
      readonly " $fragmentSpreads": FragmentRefs<"paymentCommands_company">;
    } | null | undefined;
    readonly people?: {
      readonly " $fragmentSpreads": FragmentRefs<"peopleCommands_company">;
    } | null | undefined;
    readonly tests?: {
      readonly " $fragmentSpreads": FragmentRefs<"testCommands_company">;
    } | null | undefined;
  } | null | undefined;
};
export type commandsQuery = {
  response: commandsQuery$data;
  variables: commandsQuery$variables;
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
  "name": "courses"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "forms"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "media"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orders"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "payments"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "people"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tests"
},
v9 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "company"
  }
],
v10 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v11 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  },
  (v10/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v15 = [
  (v10/*:: as any*/)
],
v16 = [
  (v7/*:: as any*/)
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imagesCount",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": (v11/*:: as any*/),
  "concreteType": "SubjectConnection",
  "kind": "LinkedField",
  "name": "subjects",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Subject",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v21/*:: as any*/),
        (v17/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contactName",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "saleType",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "saleSum",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "salePercent",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "commandsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "company",
        "plural": false,
        "selections": [
          {
            "condition": "people",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "peopleCommands_company",
                      "selections": [
                        {
                          "alias": null,
                          "args": (v11/*:: as any*/),
                          "concreteType": "UserConnection",
                          "kind": "LinkedField",
                          "name": "users",
                          "plural": false,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "User",
                              "kind": "LinkedField",
                              "name": "nodes",
                              "plural": true,
                              "selections": [
                                (v12/*:: as any*/),
                                (v13/*:: as any*/),
                                (v14/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": (v15/*:: as any*/),
                      "argumentDefinitions": (v16/*:: as any*/)
                    }
                  ],
                  "type": "Company",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "people"
              }
            ]
          },
          {
            "condition": "courses",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "courseCommands_company",
                      "selections": [
                        {
                          "alias": null,
                          "args": (v11/*:: as any*/),
                          "concreteType": "CourseConnection",
                          "kind": "LinkedField",
                          "name": "searchCourses",
                          "plural": false,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "Course",
                              "kind": "LinkedField",
                              "name": "nodes",
                              "plural": true,
                              "selections": [
                                (v12/*:: as any*/),
                                (v17/*:: as any*/),
                                (v18/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": (v15/*:: as any*/),
                      "argumentDefinitions": (v16/*:: as any*/)
                    }
                  ],
                  "type": "Company",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "courses"
              }
            ]
          },
          {
            "condition": "media",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "mediaCommands_company",
                      "selections": [
                        {
                          "alias": null,
                          "args": (v11/*:: as any*/),
                          "concreteType": "GalleryConnection",
                          "kind": "LinkedField",
                          "name": "galleries",
                          "plural": false,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "Gallery",
                              "kind": "LinkedField",
                              "name": "nodes",
                              "plural": true,
                              "selections": [
                                (v12/*:: as any*/),
                                (v17/*:: as any*/),
                                (v19/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": (v15/*:: as any*/),
                      "argumentDefinitions": (v16/*:: as any*/)
                    }
                  ],
                  "type": "Company",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "media"
              }
            ]
          },
          {
            "condition": "forms",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "formCommands_company",
                      "selections": [
                        {
                          "alias": null,
                          "args": (v11/*:: as any*/),
                          "concreteType": "FormConnection",
                          "kind": "LinkedField",
                          "name": "forms",
                          "plural": false,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "Form",
                              "kind": "LinkedField",
                              "name": "nodes",
                              "plural": true,
                              "selections": [
                                (v12/*:: as any*/),
                                (v17/*:: as any*/),
                                (v20/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": (v15/*:: as any*/),
                      "argumentDefinitions": (v16/*:: as any*/)
                    }
                  ],
                  "type": "Company",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "forms"
              }
            ]
          },
          {
            "condition": "tests",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "testCommands_company",
                      "selections": [
                        {
                          "alias": null,
                          "args": (v11/*:: as any*/),
                          "concreteType": "TestConnection",
                          "kind": "LinkedField",
                          "name": "tests",
                          "plural": false,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "Test",
                              "kind": "LinkedField",
                              "name": "nodes",
                              "plural": true,
                              "selections": [
                                (v12/*:: as any*/),
                                (v20/*:: as any*/),
                                (v18/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        },
                        (v22/*:: as any*/)
                      ],
                      "args": (v15/*:: as any*/),
                      "argumentDefinitions": (v16/*:: as any*/)
                    }
                  ],
                  "type": "Company",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "tests"
              }
            ]
          },
          {
            "condition": "orders",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "orderCommands_company",
                      "selections": [
                        {
                          "alias": null,
                          "args": (v11/*:: as any*/),
                          "concreteType": "OrderConnection",
                          "kind": "LinkedField",
                          "name": "orders",
                          "plural": false,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "Order",
                              "kind": "LinkedField",
                              "name": "nodes",
                              "plural": true,
                              "selections": [
                                (v12/*:: as any*/),
                                (v23/*:: as any*/),
                                (v17/*:: as any*/),
                                (v24/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": (v15/*:: as any*/),
                      "argumentDefinitions": (v16/*:: as any*/)
                    }
                  ],
                  "type": "Company",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "orders"
              }
            ]
          },
          {
            "condition": "payments",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "paymentCommands_company",
                      "selections": [
                        {
                          "alias": null,
                          "args": (v11/*:: as any*/),
                          "concreteType": "PromoCodeConnection",
                          "kind": "LinkedField",
                          "name": "promoCodes",
                          "plural": false,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "PromoCode",
                              "kind": "LinkedField",
                              "name": "nodes",
                              "plural": true,
                              "selections": [
                                (v12/*:: as any*/),
                                (v25/*:: as any*/),
                                {
                                  "kind": "InlineDataFragmentSpread",
                                  "name": "discountOf_promoCode",
                                  "selections": [
                                    (v26/*:: as any*/),
                                    (v27/*:: as any*/),
                                    (v28/*:: as any*/)
                                  ],
                                  "args": null,
                                  "argumentDefinitions": []
                                }
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": (v15/*:: as any*/),
                      "argumentDefinitions": (v16/*:: as any*/)
                    }
                  ],
                  "type": "Company",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "payments"
              }
            ]
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
      (v0/*:: as any*/),
      (v7/*:: as any*/),
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v8/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "commandsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "company",
        "plural": false,
        "selections": [
          {
            "condition": "people",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v11/*:: as any*/),
                "concreteType": "UserConnection",
                "kind": "LinkedField",
                "name": "users",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "courses",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v11/*:: as any*/),
                "concreteType": "CourseConnection",
                "kind": "LinkedField",
                "name": "searchCourses",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Course",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v12/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "media",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v11/*:: as any*/),
                "concreteType": "GalleryConnection",
                "kind": "LinkedField",
                "name": "galleries",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Gallery",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v12/*:: as any*/),
                      (v17/*:: as any*/),
                      (v19/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "forms",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v11/*:: as any*/),
                "concreteType": "FormConnection",
                "kind": "LinkedField",
                "name": "forms",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Form",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v12/*:: as any*/),
                      (v17/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "tests",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v11/*:: as any*/),
                "concreteType": "TestConnection",
                "kind": "LinkedField",
                "name": "tests",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Test",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v12/*:: as any*/),
                      (v20/*:: as any*/),
                      (v18/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v22/*:: as any*/)
            ]
          },
          {
            "condition": "orders",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v11/*:: as any*/),
                "concreteType": "OrderConnection",
                "kind": "LinkedField",
                "name": "orders",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Order",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v12/*:: as any*/),
                      (v23/*:: as any*/),
                      (v17/*:: as any*/),
                      (v24/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "payments",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v11/*:: as any*/),
                "concreteType": "PromoCodeConnection",
                "kind": "LinkedField",
                "name": "promoCodes",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PromoCode",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v12/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      (v28/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          (v21/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3a47a3fab71756fb93a4facccbeca4b1925f609176edb37c6b339eb1cd10f810",
    "metadata": {},
    "name": "commandsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c7e9bfb84f216a7df8f5acb828760015";

export default node;
