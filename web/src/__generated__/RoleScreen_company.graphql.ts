/**
 * @generated SignedSource<<a0a8af84b418bd271b65ee7a486f30b9>>
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
  readonly id: string;
  readonly role?: {
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
  readonly " $fragmentSpreads": FragmentRefs<"RoleForm_company">;
  readonly " $fragmentType": "RoleScreen_company";
};
export type RoleScreen_company$key = {
  readonly " $data"?: RoleScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleScreen_company">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
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
  "name": "RoleScreen_company",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "RoleForm_company"
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
            (v0/*:: as any*/),
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "usersCount",
              "storageKey": null
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
                        "args": null,
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
})();

(node as any).hash = "bd1fb6b7ff1e361a1ec2414d70a28ea7";

export default node;
