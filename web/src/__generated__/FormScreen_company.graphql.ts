/**
 * @generated SignedSource<<ab8d2265f7478e99cf3fb2bd4bd4ac50>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FormType = "COURSE" | "COURSE_BID" | "FREE" | "PROFILE" | "REGISTER" | "SELF_BID";
import type { FragmentRefs } from "relay-runtime";
export type FormScreen_company$data = {
  readonly builder?: {
    readonly " $fragmentSpreads": FragmentRefs<"FormScreen_builder">;
  } | null | undefined;
  readonly code: string;
  readonly form: {
    readonly code: string | null | undefined;
    readonly databaseId: number;
    readonly delivered?: {
      readonly " $fragmentSpreads": FragmentRefs<"WebhookTab_form">;
    } | null | undefined;
    readonly document?: {
      readonly " $fragmentSpreads": FragmentRefs<"savedForm_form">;
    } | null | undefined;
    readonly history?: {
      readonly " $fragmentSpreads": FragmentRefs<"History_record">;
    } | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly type: FormType;
    readonly visited?: {
      readonly " $fragmentSpreads": FragmentRefs<"StatisticsTab_form">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"FormAvailability_form">;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "FormScreen_company";
};
export type FormScreen_company$key = {
  readonly " $data"?: FormScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormScreen_company">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v6 = [
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "builder"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "changes"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "deliveries"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "history"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "statistics"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "webhook"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormScreen_company",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "condition": "builder",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FormScreen_builder"
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "builder"
        }
      ]
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "databaseId",
          "variableName": "id"
        }
      ],
      "concreteType": "Form",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FormAvailability_form"
        },
        {
          "condition": "builder",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "savedForm_form",
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "savedForm_data",
                        "selections": [
                          (v0/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "version",
                            "storageKey": null
                          },
                          (v3/*:: as any*/),
                          (v1/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "title",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "description",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "buttonName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "webhook",
                            "storageKey": null
                          },
                          {
                            "kind": "CatchField",
                            "field": {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "frontTemplate",
                              "storageKey": null
                            },
                            "to": "NULL"
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Role",
                            "kind": "LinkedField",
                            "name": "role",
                            "plural": false,
                            "selections": [
                              (v0/*:: as any*/),
                              (v3/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "createUser",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "socialNetworkLogin",
                            "storageKey": null
                          },
                          {
                            "kind": "CatchField",
                            "field": {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "successText",
                              "storageKey": null
                            },
                            "to": "NULL"
                          },
                          {
                            "kind": "CatchField",
                            "field": {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "redirectUrl",
                              "storageKey": null
                            },
                            "to": "NULL"
                          },
                          {
                            "kind": "CatchField",
                            "field": {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "allowedOrigins",
                              "storageKey": null
                            },
                            "to": "NULL"
                          },
                          {
                            "kind": "CatchField",
                            "field": {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "opensAt",
                              "storageKey": null
                            },
                            "to": "NULL"
                          },
                          {
                            "kind": "CatchField",
                            "field": {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "closesAt",
                              "storageKey": null
                            },
                            "to": "NULL"
                          },
                          {
                            "kind": "CatchField",
                            "field": {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "answersLimit",
                              "storageKey": null
                            },
                            "to": "NULL"
                          },
                          {
                            "kind": "CatchField",
                            "field": {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "answersPerAddress",
                              "storageKey": null
                            },
                            "to": "NULL"
                          },
                          {
                            "kind": "CatchField",
                            "field": {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "answersPerEmail",
                              "storageKey": null
                            },
                            "to": "NULL"
                          },
                          {
                            "kind": "CatchField",
                            "field": {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "textBefore",
                              "storageKey": null
                            },
                            "to": "NULL"
                          },
                          {
                            "kind": "CatchField",
                            "field": {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "textAfter",
                              "storageKey": null
                            },
                            "to": "NULL"
                          },
                          {
                            "kind": "CatchField",
                            "field": {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "textFull",
                              "storageKey": null
                            },
                            "to": "NULL"
                          },
                          {
                            "kind": "CatchField",
                            "field": {
                              "alias": null,
                              "args": null,
                              "concreteType": "FormField",
                              "kind": "LinkedField",
                              "name": "fields",
                              "plural": true,
                              "selections": [
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "ref",
                                  "storageKey": null
                                },
                                (v4/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "required",
                                  "storageKey": null
                                },
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "text",
                                  "storageKey": null
                                },
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "label",
                                  "storageKey": null
                                },
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "hint",
                                  "storageKey": null
                                },
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "width",
                                  "storageKey": null
                                },
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "parameter",
                                  "storageKey": null
                                },
                                (v5/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "FormFieldCondition",
                                  "kind": "LinkedField",
                                  "name": "condition",
                                  "plural": false,
                                  "selections": [
                                    {
                                      "alias": null,
                                      "args": null,
                                      "kind": "ScalarField",
                                      "name": "match",
                                      "storageKey": null
                                    },
                                    {
                                      "alias": null,
                                      "args": null,
                                      "concreteType": "FormFieldRule",
                                      "kind": "LinkedField",
                                      "name": "rules",
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
                                          "name": "operator",
                                          "storageKey": null
                                        },
                                        (v5/*:: as any*/)
                                      ],
                                      "storageKey": null
                                    }
                                  ],
                                  "storageKey": null
                                },
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "CustomField",
                                  "kind": "LinkedField",
                                  "name": "customField",
                                  "plural": false,
                                  "selections": (v6/*:: as any*/),
                                  "storageKey": null
                                }
                              ],
                              "storageKey": null
                            },
                            "to": "NULL"
                          }
                        ],
                        "args": null,
                        "argumentDefinitions": []
                      },
                      {
                        "kind": "CatchField",
                        "field": {
                          "alias": null,
                          "args": null,
                          "concreteType": "FormField",
                          "kind": "LinkedField",
                          "name": "fields",
                          "plural": true,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "CustomField",
                              "kind": "LinkedField",
                              "name": "customField",
                              "plural": false,
                              "selections": [
                                {
                                  "kind": "InlineDataFragmentSpread",
                                  "name": "describeField_field",
                                  "selections": [
                                    (v2/*:: as any*/),
                                    (v3/*:: as any*/),
                                    {
                                      "alias": null,
                                      "args": null,
                                      "kind": "ScalarField",
                                      "name": "prompt",
                                      "storageKey": null
                                    },
                                    (v4/*:: as any*/),
                                    {
                                      "alias": null,
                                      "args": null,
                                      "kind": "ScalarField",
                                      "name": "multiple",
                                      "storageKey": null
                                    },
                                    {
                                      "alias": null,
                                      "args": null,
                                      "kind": "ScalarField",
                                      "name": "listShowType",
                                      "storageKey": null
                                    },
                                    {
                                      "alias": null,
                                      "args": null,
                                      "concreteType": "CustomFieldVariable",
                                      "kind": "LinkedField",
                                      "name": "variables",
                                      "plural": true,
                                      "selections": [
                                        (v2/*:: as any*/),
                                        (v5/*:: as any*/),
                                        {
                                          "alias": null,
                                          "args": null,
                                          "concreteType": "CustomField",
                                          "kind": "LinkedField",
                                          "name": "dependentCustomFields",
                                          "plural": true,
                                          "selections": (v6/*:: as any*/),
                                          "storageKey": null
                                        },
                                        {
                                          "alias": null,
                                          "args": null,
                                          "concreteType": "CustomFieldVariable",
                                          "kind": "LinkedField",
                                          "name": "dependentVariables",
                                          "plural": true,
                                          "selections": (v6/*:: as any*/),
                                          "storageKey": null
                                        }
                                      ],
                                      "storageKey": null
                                    }
                                  ],
                                  "args": null,
                                  "argumentDefinitions": []
                                }
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        },
                        "to": "NULL"
                      }
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "type": "Form",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "document"
            }
          ]
        },
        {
          "condition": "statistics",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": [
                      {
                        "kind": "Variable",
                        "name": "from",
                        "variableName": "from"
                      },
                      {
                        "kind": "Variable",
                        "name": "to",
                        "variableName": "to"
                      }
                    ],
                    "kind": "FragmentSpread",
                    "name": "StatisticsTab_form"
                  }
                ],
                "type": "Form",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "visited"
            }
          ]
        },
        {
          "condition": "webhook",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": [
                      {
                        "kind": "Variable",
                        "name": "deliveries",
                        "variableName": "deliveries"
                      }
                    ],
                    "kind": "FragmentSpread",
                    "name": "WebhookTab_form"
                  }
                ],
                "type": "Form",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "delivered"
            }
          ]
        },
        {
          "condition": "history",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": [
                      {
                        "kind": "Variable",
                        "name": "filter",
                        "variableName": "changes"
                      }
                    ],
                    "kind": "FragmentSpread",
                    "name": "History_record"
                  }
                ],
                "type": "Audited",
                "abstractKey": "__isAudited"
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "history"
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "d24af45147162eeda59e75ad94977265";

export default node;
