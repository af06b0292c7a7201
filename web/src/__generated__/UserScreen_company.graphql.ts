/**
 * @generated SignedSource<<36955ab1757b18a7452695b48736338a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserStatus = "ACTIVE" | "BLOCKED" | "DELETED";
import type { FragmentRefs } from "relay-runtime";
export type UserScreen_company$data = {
  readonly user: {
    readonly courses?: {
      readonly " $fragmentSpreads": FragmentRefs<"UserCourses_user">;
    } | null | undefined;
    readonly fields?: {
      readonly " $fragmentSpreads": FragmentRefs<"UserFields_user">;
    } | null | undefined;
    readonly fullName: string;
    readonly history?: {
      readonly " $fragmentSpreads": FragmentRefs<"History_record">;
    } | null | undefined;
    readonly id: string;
    readonly isOwner: boolean | null | undefined;
    readonly log?: {
      readonly " $fragmentSpreads": FragmentRefs<"UserLog_user">;
    } | null | undefined;
    readonly orders?: {
      readonly " $fragmentSpreads": FragmentRefs<"UserOrders_user">;
    } | null | undefined;
    readonly payments?: {
      readonly " $fragmentSpreads": FragmentRefs<"UserPayments_user">;
    } | null | undefined;
    readonly photo: string | null | undefined;
    readonly status: UserStatus | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"UserProfile_user">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "UserProfile_company">;
  readonly " $fragmentType": "UserScreen_company";
};
export type UserScreen_company$key = {
  readonly " $data"?: UserScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserScreen_company">;
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
      "name": "courses"
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
      "name": "log"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orders"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "payments"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserProfile_company"
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
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
          "name": "fullName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photo",
          "storageKey": null
        },
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
          "name": "isOwner",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UserProfile_user"
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
                    "name": "UserFields_user"
                  }
                ],
                "type": "User",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "fields"
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "UserCourses_user"
                  }
                ],
                "type": "User",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "courses"
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "UserOrders_user"
                  }
                ],
                "type": "User",
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "UserPayments_user"
                  }
                ],
                "type": "User",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "payments"
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
        },
        {
          "condition": "log",
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
                    "name": "UserLog_user"
                  }
                ],
                "type": "User",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "log"
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

(node as any).hash = "9406017559a474a6d87d751b44feacea";

export default node;
