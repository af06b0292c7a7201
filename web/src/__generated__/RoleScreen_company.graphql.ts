/**
 * @generated SignedSource<<ffeabff2f0d2de18b36ef6969ed0c6de>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoleScreen_company$data = {
  readonly code: string;
  readonly original?: {
    readonly " $fragmentSpreads": FragmentRefs<"RoleForm_original">;
  } | null | undefined;
  readonly role?: {
    readonly databaseId: number;
    readonly default: boolean;
    readonly history?: {
      readonly " $fragmentSpreads": FragmentRefs<"History_record">;
    } | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly users?: {
      readonly " $fragmentSpreads": FragmentRefs<"RoleUsers_role">;
    } | null | undefined;
    readonly usersCount: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"RoleForm_role">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "RoleForm_company">;
  readonly " $fragmentType": "RoleScreen_company";
};
export type RoleScreen_company$key = {
  readonly " $data"?: RoleScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleScreen_company">;
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
      "name": "copies"
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
      "name": "original"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "users"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleScreen_company",
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
      "name": "Admin_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoleForm_company"
    },
    {
      "condition": "copies",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "original",
          "args": [
            {
              "kind": "Variable",
              "name": "databaseId",
              "variableName": "original"
            }
          ],
          "concreteType": "Role",
          "kind": "LinkedField",
          "name": "role",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RoleForm_original"
            }
          ],
          "storageKey": null
        }
      ]
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
          "concreteType": "Role",
          "kind": "LinkedField",
          "name": "role",
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
              "name": "databaseId",
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
              "name": "default",
              "storageKey": null
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "usersCount",
                "storageKey": null
              },
              "to": "NULL"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RoleForm_role"
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
                        "name": "RoleUsers_role"
                      }
                    ],
                    "type": "Role",
                    "abstractKey": null
                  },
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "users"
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

(node as any).hash = "99aaa3af38a79d77599b6b89c3d54829";

export default node;
