/**
 * @generated SignedSource<<2a3915864355d32c173de9bd7ced31f1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderScreen_company$data = {
  readonly order: {
    readonly comments?: {
      readonly " $fragmentSpreads": FragmentRefs<"OrderComments_order">;
    } | null | undefined;
    readonly commentsCount: number | null | undefined;
    readonly fields?: {
      readonly " $fragmentSpreads": FragmentRefs<"OrderFields_order">;
    } | null | undefined;
    readonly history?: {
      readonly " $fragmentSpreads": FragmentRefs<"History_record">;
    } | null | undefined;
    readonly id: string;
    readonly inTrash: boolean | null | undefined;
    readonly lessons?: {
      readonly " $fragmentSpreads": FragmentRefs<"OrderLessons_order">;
    } | null | undefined;
    readonly name: string;
    readonly number: string;
    readonly overview?: {
      readonly " $fragmentSpreads": FragmentRefs<"OrderOverview_order">;
    } | null | undefined;
    readonly payments?: {
      readonly " $fragmentSpreads": FragmentRefs<"OrderPayments_order">;
    } | null | undefined;
    readonly status: {
      readonly " $fragmentSpreads": FragmentRefs<"OrderStatusBadge_status">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"OrderHeadActions_order">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "OrderScreen_company";
};
export type OrderScreen_company$key = {
  readonly " $data"?: OrderScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "changes"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "comments"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "fields"
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
      "name": "lessons"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "order"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "payments"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
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
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inTrash",
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
            "name": "commentsCount",
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderStatus",
          "kind": "LinkedField",
          "name": "status",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "OrderStatusBadge_status",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "OrderStatusName",
                  "kind": "LinkedField",
                  "name": "adminName",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "value",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "textColor",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "background",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderHeadActions_order"
        },
        {
          "condition": "order",
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
                    "name": "OrderOverview_order"
                  }
                ],
                "type": "Order",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "overview"
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "OrderPayments_order"
                  }
                ],
                "type": "Order",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "payments"
            }
          ]
        },
        {
          "condition": "fields",
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
                    "name": "OrderFields_order"
                  }
                ],
                "type": "Order",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "fields"
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "OrderLessons_order"
                  }
                ],
                "type": "Order",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "lessons"
            }
          ]
        },
        {
          "condition": "comments",
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
                    "name": "OrderComments_order"
                  }
                ],
                "type": "Order",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "comments"
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

(node as any).hash = "930f9181f9c726a646e3bc5fee2d3b65";

export default node;
