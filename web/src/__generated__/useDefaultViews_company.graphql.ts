/**
 * @generated SignedSource<<4fdb8f5d553d48f41526ac317bd8b6e4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useDefaultViews_company$data = {
  readonly code: string;
  readonly defaultViews: ReadonlyArray<{
    readonly address: string;
    readonly columns: Record<string, unknown>;
    readonly databaseId: number;
    readonly list: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "useDefaultViews_company";
};
export type useDefaultViews_company$key = {
  readonly " $data"?: useDefaultViews_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDefaultViews_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDefaultViews_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "DefaultView",
        "kind": "LinkedField",
        "name": "defaultViews",
        "plural": true,
        "selections": [
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
            "name": "list",
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
            "name": "address",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "columns",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "afa3f3f162719ca39f84540eee36b405";

export default node;
