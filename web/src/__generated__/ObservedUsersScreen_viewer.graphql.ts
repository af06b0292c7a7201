/**
 * @generated SignedSource<<af6e8933d1a2e095ab438ea2a8af0590>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ObservedUsersScreen_viewer$data = {
  readonly companies: {
    readonly nodes: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
      readonly observedUsers: {
        readonly nodes: ReadonlyArray<{
          readonly databaseId: number;
          readonly fullName: string;
          readonly id: string;
          readonly lastVisitAt: string | null | undefined;
          readonly photo: string | null | undefined;
        }>;
      } | null | undefined;
    }>;
  };
  readonly " $fragmentType": "ObservedUsersScreen_viewer";
};
export type ObservedUsersScreen_viewer$key = {
  readonly " $data"?: ObservedUsersScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ObservedUsersScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ObservedUsersScreen_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 15
        }
      ],
      "concreteType": "CompanyConnection",
      "kind": "LinkedField",
      "name": "companies",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
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
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 100
                  }
                ],
                "concreteType": "ObservedUserConnection",
                "kind": "LinkedField",
                "name": "observedUsers",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ObservedUser",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
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
                        "name": "lastVisitAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "observedUsers(first:100)"
              },
              "to": "NULL"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "companies(first:15)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1eec4b4a1d20b0924c61fc25d1f7e272";

export default node;
