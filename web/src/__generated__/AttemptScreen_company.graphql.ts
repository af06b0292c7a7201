/**
 * @generated SignedSource<<1d148a579061ba4701c3580c77ace80c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttemptScreen_company$data = {
  readonly id: string;
  readonly learnerAttempt: {
    readonly test: {
      readonly databaseId: number;
      readonly title: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"AttemptView_attempt">;
  } | null | undefined;
  readonly " $fragmentType": "AttemptScreen_company";
};
export type AttemptScreen_company$key = {
  readonly " $data"?: AttemptScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttemptScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "attempt"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AttemptScreen_company",
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
      "args": [
        {
          "kind": "Variable",
          "name": "databaseId",
          "variableName": "attempt"
        }
      ],
      "concreteType": "LearnerAttempt",
      "kind": "LinkedField",
      "name": "learnerAttempt",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AttemptedTest",
          "kind": "LinkedField",
          "name": "test",
          "plural": false,
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
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AttemptView_attempt"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "0794e39e7b0859b5ad8c3e655c226036";

export default node;
