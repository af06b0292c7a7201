/**
 * @generated SignedSource<<0e3106d00bfce96d3b0128774c395f7a>>
 * @relayHash 99bb2f353ccf5be2f5c072a4fc19c2fa
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40139b09f939d1c95d0e714ec07436c0e830aa250861ba923183bbee6afe74a7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDirection = "ASC" | "DESC";
export type OrderOrderField = "CREATED_AT" | "CUSTOM_FIELD" | "NAME" | "NEXT_CALL_AT" | "NUMBER" | "PAYED_AT" | "TO_PAY" | "UPDATED_AT";
export type OrderOrder = {
  customField?: string | null | undefined;
  direction?: OrderDirection;
  field: OrderOrderField;
};
export type commandsQuery$variables = {
  company: string;
  courses: boolean;
  forms: boolean;
  lessons: boolean;
  media: boolean;
  orders: boolean;
  ordersBy?: OrderOrder | null | undefined;
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
    readonly lessons?: {
      readonly " $fragmentSpreads": FragmentRefs<"lessonCommands_company">;
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
  "name": "lessons"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "media"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orders"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordersBy"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "payments"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "people"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "promoCodes"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tests"
},
v12 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "company"
  }
],
v13 = {
  "kind": "Literal",
  "name": "first",
  "value": 5
},
v14 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v15 = [
  (v13/*:: as any*/),
  (v14/*:: as any*/)
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v19 = [
  (v14/*:: as any*/)
],
v20 = [
  (v10/*:: as any*/)
],
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imagesCount",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v25 = {
  "alias": "title",
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": (v15/*:: as any*/),
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
        (v26/*:: as any*/),
        (v21/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contactName",
  "storageKey": null
},
v30 = {
  "kind": "Variable",
  "name": "orderBy",
  "variableName": "ordersBy"
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "saleType",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "saleSum",
  "storageKey": null
},
v35 = {
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
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "commandsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v12/*:: as any*/),
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
                          "args": (v15/*:: as any*/),
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
                                (v16/*:: as any*/),
                                (v17/*:: as any*/),
                                (v18/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": (v19/*:: as any*/),
                      "argumentDefinitions": (v20/*:: as any*/)
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
                          "args": (v15/*:: as any*/),
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
                                (v16/*:: as any*/),
                                (v21/*:: as any*/),
                                (v22/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": (v19/*:: as any*/),
                      "argumentDefinitions": (v20/*:: as any*/)
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
                          "args": (v15/*:: as any*/),
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
                                (v16/*:: as any*/),
                                (v21/*:: as any*/),
                                (v23/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": (v19/*:: as any*/),
                      "argumentDefinitions": (v20/*:: as any*/)
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
                          "args": (v15/*:: as any*/),
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
                                (v16/*:: as any*/),
                                (v21/*:: as any*/),
                                (v24/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": (v19/*:: as any*/),
                      "argumentDefinitions": (v20/*:: as any*/)
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
            "condition": "lessons",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "lessonCommands_company",
                      "selections": [
                        {
                          "alias": null,
                          "args": (v15/*:: as any*/),
                          "concreteType": "LessonConnection",
                          "kind": "LinkedField",
                          "name": "lessons",
                          "plural": false,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "Lesson",
                              "kind": "LinkedField",
                              "name": "nodes",
                              "plural": true,
                              "selections": [
                                (v16/*:: as any*/),
                                (v21/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "Course",
                                  "kind": "LinkedField",
                                  "name": "course",
                                  "plural": false,
                                  "selections": [
                                    (v16/*:: as any*/),
                                    (v21/*:: as any*/)
                                  ],
                                  "storageKey": null
                                }
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": (v15/*:: as any*/),
                          "concreteType": "LessonBlockConnection",
                          "kind": "LinkedField",
                          "name": "lessonBlocks",
                          "plural": false,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "LessonBlock",
                              "kind": "LinkedField",
                              "name": "nodes",
                              "plural": true,
                              "selections": [
                                (v24/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "Lesson",
                                  "kind": "LinkedField",
                                  "name": "lesson",
                                  "plural": false,
                                  "selections": [
                                    (v16/*:: as any*/),
                                    (v21/*:: as any*/),
                                    {
                                      "alias": null,
                                      "args": null,
                                      "concreteType": "Course",
                                      "kind": "LinkedField",
                                      "name": "course",
                                      "plural": false,
                                      "selections": [
                                        (v16/*:: as any*/)
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
                      "args": (v19/*:: as any*/),
                      "argumentDefinitions": (v20/*:: as any*/)
                    }
                  ],
                  "type": "Company",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "lessons"
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
                          "args": (v15/*:: as any*/),
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
                                (v16/*:: as any*/),
                                (v25/*:: as any*/),
                                (v22/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        },
                        (v27/*:: as any*/)
                      ],
                      "args": (v19/*:: as any*/),
                      "argumentDefinitions": (v20/*:: as any*/)
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
                          "args": [
                            (v13/*:: as any*/),
                            {
                              "kind": "Variable",
                              "name": "orderBy",
                              "variableName": "orderBy"
                            },
                            (v14/*:: as any*/)
                          ],
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
                                (v16/*:: as any*/),
                                (v28/*:: as any*/),
                                (v21/*:: as any*/),
                                (v29/*:: as any*/)
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": [
                        (v30/*:: as any*/),
                        (v14/*:: as any*/)
                      ],
                      "argumentDefinitions": [
                        {
                          "defaultValue": null,
                          "kind": "LocalArgument",
                          "name": "orderBy"
                        },
                        (v10/*:: as any*/)
                      ]
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
                          "args": (v15/*:: as any*/),
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
                                (v16/*:: as any*/),
                                (v31/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "User",
                                  "kind": "LinkedField",
                                  "name": "payer",
                                  "plural": false,
                                  "selections": [
                                    (v17/*:: as any*/)
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
                                        (v29/*:: as any*/)
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
                      "args": (v19/*:: as any*/),
                      "argumentDefinitions": (v20/*:: as any*/)
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
                          "args": (v15/*:: as any*/),
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
                                (v16/*:: as any*/),
                                (v32/*:: as any*/),
                                {
                                  "kind": "InlineDataFragmentSpread",
                                  "name": "discountOf_promoCode",
                                  "selections": [
                                    (v33/*:: as any*/),
                                    (v34/*:: as any*/),
                                    (v35/*:: as any*/)
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
                      "args": (v19/*:: as any*/),
                      "argumentDefinitions": (v20/*:: as any*/)
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
      (v10/*:: as any*/),
      (v6/*:: as any*/),
      (v8/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v11/*:: as any*/),
      (v5/*:: as any*/),
      (v7/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "commandsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v12/*:: as any*/),
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
                "args": (v15/*:: as any*/),
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
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v26/*:: as any*/)
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
                "args": (v15/*:: as any*/),
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
                      (v16/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v26/*:: as any*/)
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
                "args": (v15/*:: as any*/),
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
                      (v16/*:: as any*/),
                      (v21/*:: as any*/),
                      (v23/*:: as any*/),
                      (v26/*:: as any*/)
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
                "args": (v15/*:: as any*/),
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
                      (v16/*:: as any*/),
                      (v21/*:: as any*/),
                      (v24/*:: as any*/),
                      (v26/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "lessons",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v15/*:: as any*/),
                "concreteType": "LessonConnection",
                "kind": "LinkedField",
                "name": "lessons",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Lesson",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v16/*:: as any*/),
                      (v21/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Course",
                        "kind": "LinkedField",
                        "name": "course",
                        "plural": false,
                        "selections": [
                          (v16/*:: as any*/),
                          (v21/*:: as any*/),
                          (v26/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v26/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v15/*:: as any*/),
                "concreteType": "LessonBlockConnection",
                "kind": "LinkedField",
                "name": "lessonBlocks",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LessonBlock",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v24/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Lesson",
                        "kind": "LinkedField",
                        "name": "lesson",
                        "plural": false,
                        "selections": [
                          (v16/*:: as any*/),
                          (v21/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Course",
                            "kind": "LinkedField",
                            "name": "course",
                            "plural": false,
                            "selections": [
                              (v16/*:: as any*/),
                              (v26/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v26/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v26/*:: as any*/)
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
                "args": (v15/*:: as any*/),
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
                      (v16/*:: as any*/),
                      (v25/*:: as any*/),
                      (v22/*:: as any*/),
                      (v26/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v27/*:: as any*/)
            ]
          },
          {
            "condition": "orders",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": [
                  (v13/*:: as any*/),
                  (v30/*:: as any*/),
                  (v14/*:: as any*/)
                ],
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
                      (v16/*:: as any*/),
                      (v28/*:: as any*/),
                      (v21/*:: as any*/),
                      (v29/*:: as any*/),
                      (v26/*:: as any*/)
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
                "args": (v15/*:: as any*/),
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
                      (v16/*:: as any*/),
                      (v31/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "payer",
                        "plural": false,
                        "selections": [
                          (v17/*:: as any*/),
                          (v26/*:: as any*/)
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
                              (v29/*:: as any*/),
                              (v26/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v26/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v26/*:: as any*/)
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
                "args": (v15/*:: as any*/),
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
                      (v16/*:: as any*/),
                      (v32/*:: as any*/),
                      (v33/*:: as any*/),
                      (v34/*:: as any*/),
                      (v35/*:: as any*/),
                      (v26/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          (v26/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "40139b09f939d1c95d0e714ec07436c0e830aa250861ba923183bbee6afe74a7",
    "metadata": {},
    "name": "commandsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9272bbda508d6f272d74cf0598f7eba6";

export default node;
