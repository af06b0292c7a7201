/**
 * @generated SignedSource<<96f57cdf9dc50de0bafa26fac10c7d3d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InviteKind = "INVITE" | "WELCOME";
export type InviteState = "ENDED" | "FULL" | "INACTIVE" | "NOT_STARTED" | "SUSPENDED" | "WORKS";
import type { FragmentRefs } from "relay-runtime";
export type InviteScreen_company$data = {
  readonly code: string;
  readonly invite?: {
    readonly history?: {
      readonly " $fragmentSpreads": FragmentRefs<"History_record">;
    } | null | undefined;
    readonly id: string;
    readonly kind: InviteKind | null | undefined;
    readonly name: string;
    readonly state: InviteState | null | undefined;
    readonly usersCount: number | null | undefined;
    readonly viewerCanUpdate: boolean | null | undefined;
    readonly visitors?: {
      readonly " $fragmentSpreads": FragmentRefs<"InviteUsers_invite">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"InviteForm_invite" | "InviteLink_invite" | "InviteRecipients_invite">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InviteForm_company" | "InviteRecipients_company" | "ManyInvites_company">;
  readonly " $fragmentType": "InviteScreen_company";
};
export type InviteScreen_company$key = {
  readonly " $data"?: InviteScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteScreen_company">;
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
      "name": "exists"
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
      "name": "users"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteScreen_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteForm_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteRecipients_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ManyInvites_company"
    },
    {
      "condition": "exists",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "databaseId",
              "variableName": "id"
            }
          ],
          "concreteType": "Invite",
          "kind": "LinkedField",
          "name": "invite",
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "usersCount",
              "storageKey": null
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
              "name": "InviteForm_invite"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "InviteLink_invite"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "InviteRecipients_invite"
            },
            {
              "condition": "users",
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
                        "name": "InviteUsers_invite"
                      }
                    ],
                    "type": "Invite",
                    "abstractKey": null
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "visitors"
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
      ]
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "302a6137f8e663608be3d8d29799ce1a";

export default node;
