/**
 * @generated SignedSource<<fbe76b944c7e418d034c0db59cf7b744>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LearnerTestScreen_company$data = {
  readonly learnerTest: {
    readonly askedCount: number;
    readonly attemptUnderWayId: number | null | undefined;
    readonly attemptsCount: number;
    readonly canBegin: boolean;
    readonly databaseId: number;
    readonly description: string | null | undefined;
    readonly extraAttempts: number;
    readonly id: string;
    readonly infinityAttempts: boolean;
    readonly maxAttempts: number;
    readonly timer: number | null | undefined;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"OwnAttempts_test">;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "LearnerTestScreen_company";
};
export type LearnerTestScreen_company$key = {
  readonly " $data"?: LearnerTestScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnerTestScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "test"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LearnerTestScreen_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "databaseId",
          "variableName": "test"
        }
      ],
      "concreteType": "LearnerTest",
      "kind": "LinkedField",
      "name": "learnerTest",
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxAttempts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "extraAttempts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "infinityAttempts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canBegin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attemptsCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attemptUnderWayId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OwnAttempts_test"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "2ca708af96c7abef8470fcf71c4a53f2";

export default node;
