/**
 * @generated SignedSource<<4696e8a77c35861df2c030f2725d9bde>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InviteState = "ENDED" | "FULL" | "INACTIVE" | "NOT_STARTED" | "SUSPENDED" | "WORKS";
import type { FragmentRefs } from "relay-runtime";
export type InviteHomeCard_company$data = {
  readonly code: string;
  readonly invites: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly id: string;
      readonly name: string;
      readonly state: InviteState;
      readonly usersCount: number;
    }>;
  };
  readonly " $fragmentType": "InviteHomeCard_company";
};
export type InviteHomeCard_company$key = {
  readonly " $data"?: InviteHomeCard_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteHomeCard_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InviteHomeCard_company",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "InviteConnection",
      "kind": "LinkedField",
      "name": "invites",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Invite",
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
              "name": "name",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "invites(first:5)"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "70b6bd804276941be449b17d6480bb65";

export default node;
