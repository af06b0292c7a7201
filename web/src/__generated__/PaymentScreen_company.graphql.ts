/**
 * @generated SignedSource<<674164a429dd2b057eed0f77ad8d71d5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentScreen_company$data = {
  readonly payment: {
    readonly databaseId: number;
    readonly history?: {
      readonly " $fragmentSpreads": FragmentRefs<"History_record">;
    } | null | undefined;
    readonly id: string;
    readonly overview?: {
      readonly " $fragmentSpreads": FragmentRefs<"PaymentOverview_payment">;
    } | null | undefined;
    readonly paymentStatus: {
      readonly " $fragmentSpreads": FragmentRefs<"PaymentStatusBadge_status">;
    } | null | undefined;
    readonly price: string;
    readonly " $fragmentSpreads": FragmentRefs<"usePaymentActions_payment">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "PaymentScreen_company";
};
export type PaymentScreen_company$key = {
  readonly " $data"?: PaymentScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentScreen_company">;
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
  "name": "price",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "changes"
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
      "name": "payment"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentScreen_company",
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
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "PaymentStatus",
            "kind": "LinkedField",
            "name": "paymentStatus",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "PaymentStatusBadge_status",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "adminName",
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
                    "name": "backgroundColor",
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "usePaymentActions_payment",
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "refundedSum",
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
                "name": "viewerCanUpdate",
                "storageKey": null
              },
              "to": "NULL"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PaymentStatusModal_payment"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RefundModal_payment"
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "condition": "payment",
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
                    "name": "PaymentOverview_payment"
                  }
                ],
                "type": "Payment",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "overview"
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

(node as any).hash = "6bb3743e201962427eb122a9fb46de99";

export default node;
