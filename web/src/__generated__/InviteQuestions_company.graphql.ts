/**
 * @generated SignedSource<<3b4e9a2e15a1667cb6b3ebc21bf793e6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteQuestions_company$data = {
  readonly customFields: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "InviteQuestions_company";
};
export type InviteQuestions_company$key = {
  readonly " $data"?: InviteQuestions_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteQuestions_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InviteQuestions_company",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "subtype": "USER"
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "CustomFieldConnection",
      "kind": "LinkedField",
      "name": "customFields",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CustomField",
          "kind": "LinkedField",
          "name": "nodes",
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
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "customFields(filter:{\"subtype\":\"USER\"},first:100)"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "89b71b237e15efe41e818616cecbb1e6";

export default node;
