/**
 * @generated SignedSource<<2dd20fac7875363be46400c04ecc37bf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormHomeCard_company$data = {
  readonly code: string;
  readonly forms: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly id: string;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"limits_form">;
    }>;
  };
  readonly " $fragmentType": "FormHomeCard_company";
};
export type FormHomeCard_company$key = {
  readonly " $data"?: FormHomeCard_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormHomeCard_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FormHomeCard_company",
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
          "value": 4
        },
        {
          "kind": "Literal",
          "name": "orderBy",
          "value": {
            "direction": "DESC",
            "field": "CREATED_AT"
          }
        }
      ],
      "concreteType": "FormConnection",
      "kind": "LinkedField",
      "name": "forms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Form",
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
              "kind": "InlineDataFragmentSpread",
              "name": "limits_form",
              "selections": [
                {
                  "kind": "CatchField",
                  "field": {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
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
                    "name": "answersCount",
                    "storageKey": null
                  },
                  "to": "NULL"
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "forms(first:4,orderBy:{\"direction\":\"DESC\",\"field\":\"CREATED_AT\"})"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "c0ab9993f015925cbe3ae497a98ed24f";

export default node;
