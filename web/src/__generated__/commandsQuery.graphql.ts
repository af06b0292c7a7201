/**
 * @generated SignedSource<<1d68f38043b298121cfc185349c6eefe>>
 * @relayHash 38c88045d9cd5fc416e0fd56113dcf01
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 378e8f6a794cd27fa9948a47be33801cb08b48c72d6180056fd1e64d4feb2bf8

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
  promoCodes: boolean;
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
    readonly promoCodes?: {
      readonly " $fragmentSpreads": FragmentRefs<"promoCodeCommands_company">;
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
  "name": "promoCodes"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tests"
},
v10 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "company"
  }
],
v11 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v12 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  },
  (v11/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v16 = [
  (v11/*:: as any*/)
],
v17 = [
  (v8/*:: as any*/)
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imagesCount",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": (v12/*:: as any*/),
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
        (v22/*:: as any*/),
        (v18/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contactName",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "saleType",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "saleSum",
  "storageKey": null
},
v30 = {
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
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "commandsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
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
                          "args": (v12/*:: as any*/),
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
                                (v13/*:: as any*/),
                                (v14/*:: as any*/),
                                (v15/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": (v16/*:: as any*/),
                      "argumentDefinitions": (v17/*:: as any*/)
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
                          "args": (v12/*:: as any*/),
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
                                (v13/*:: as any*/),
                                (v18/*:: as any*/),
                                (v19/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": (v16/*:: as any*/),
                      "argumentDefinitions": (v17/*:: as any*/)
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
                          "args": (v12/*:: as any*/),
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
                                (v13/*:: as any*/),
                                (v18/*:: as any*/),
                                (v20/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": (v16/*:: as any*/),
                      "argumentDefinitions": (v17/*:: as any*/)
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
                          "args": (v12/*:: as any*/),
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
                                (v13/*:: as any*/),
                                (v18/*:: as any*/),
                                (v21/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": (v16/*:: as any*/),
                      "argumentDefinitions": (v17/*:: as any*/)
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
                          "args": (v12/*:: as any*/),
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
                                (v13/*:: as any*/),
                                (v21/*:: as any*/),
                                (v19/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        },
                        (v23/*:: as any*/)
                      ],
                      "args": (v16/*:: as any*/),
                      "argumentDefinitions": (v17/*:: as any*/)
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
                          "args": (v12/*:: as any*/),
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
                                (v13/*:: as any*/),
                                (v24/*:: as any*/),
                                (v18/*:: as any*/),
                                (v25/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": (v16/*:: as any*/),
                      "argumentDefinitions": (v17/*:: as any*/)
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
                          "args": (v12/*:: as any*/),
                          "concreteType": "PaymentConnection",
                          "kind": "LinkedField",
                          "name": "payments",
                          "plural": false,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "Payment",
                              "kind": "LinkedField",
                              "name": "nodes",
                              "plural": true,
                              "selections": [
                                (v13/*:: as any*/),
                                (v26/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "User",
                                  "kind": "LinkedField",
                                  "name": "payer",
                                  "plural": false,
                                  "selections": [
                                    (v14/*:: as any*/)
                                  ],
                                  "storageKey": null
                                },
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "PaymentOrder",
                                  "kind": "LinkedField",
                                  "name": "paymentOrder",
                                  "plural": false,
                                  "selections": [
                                    {
                                      "alias": null,
                                      "args": null,
                                      "concreteType": "Order",
                                      "kind": "LinkedField",
                                      "name": "order",
                                      "plural": false,
                                      "selections": [
                                        (v25/*:: as any*/)
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
                          "storageKey": null
                        }
                      ],
                      "args": (v16/*:: as any*/),
                      "argumentDefinitions": (v17/*:: as any*/)
                    }
                  ],
                  "type": "Company",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "payments"
              }
            ]
          },
          {
            "condition": "promoCodes",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "promoCodeCommands_company",
                      "selections": [
                        {
                          "alias": null,
                          "args": (v12/*:: as any*/),
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
                                (v13/*:: as any*/),
                                (v27/*:: as any*/),
                                {
                                  "kind": "InlineDataFragmentSpread",
                                  "name": "discountOf_promoCode",
                                  "selections": [
                                    (v28/*:: as any*/),
                                    (v29/*:: as any*/),
                                    (v30/*:: as any*/)
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
                      "args": (v16/*:: as any*/),
                      "argumentDefinitions": (v17/*:: as any*/)
                    }
                  ],
                  "type": "Company",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "promoCodes"
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
      (v8/*:: as any*/),
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "commandsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
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
                "args": (v12/*:: as any*/),
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
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v22/*:: as any*/)
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
                "args": (v12/*:: as any*/),
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
                      (v13/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v22/*:: as any*/)
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
                "args": (v12/*:: as any*/),
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
                      (v13/*:: as any*/),
                      (v18/*:: as any*/),
                      (v20/*:: as any*/),
                      (v22/*:: as any*/)
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
                "args": (v12/*:: as any*/),
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
                      (v13/*:: as any*/),
                      (v18/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/)
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
                "args": (v12/*:: as any*/),
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
                      (v13/*:: as any*/),
                      (v21/*:: as any*/),
                      (v19/*:: as any*/),
                      (v22/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v23/*:: as any*/)
            ]
          },
          {
            "condition": "orders",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v12/*:: as any*/),
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
                      (v13/*:: as any*/),
                      (v24/*:: as any*/),
                      (v18/*:: as any*/),
                      (v25/*:: as any*/),
                      (v22/*:: as any*/)
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
                "args": (v12/*:: as any*/),
                "concreteType": "PaymentConnection",
                "kind": "LinkedField",
                "name": "payments",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Payment",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v13/*:: as any*/),
                      (v26/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "payer",
                        "plural": false,
                        "selections": [
                          (v14/*:: as any*/),
                          (v22/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PaymentOrder",
                        "kind": "LinkedField",
                        "name": "paymentOrder",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Order",
                            "kind": "LinkedField",
                            "name": "order",
                            "plural": false,
                            "selections": [
                              (v25/*:: as any*/),
                              (v22/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v22/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "promoCodes",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v12/*:: as any*/),
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
                      (v13/*:: as any*/),
                      (v27/*:: as any*/),
                      (v28/*:: as any*/),
                      (v29/*:: as any*/),
                      (v30/*:: as any*/),
                      (v22/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          (v22/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "378e8f6a794cd27fa9948a47be33801cb08b48c72d6180056fd1e64d4feb2bf8",
    "metadata": {},
    "name": "commandsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a0ea02f8b8178e23485f8de94f2bdf52";

export default node;
