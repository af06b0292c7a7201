/**
 * @generated SignedSource<<94ecc5ee62ea8b1225b6ff4b0e32fe89>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TestAttemptState = "CHECKED" | "EXPIRED" | "IN_PROGRESS" | "ON_CHECK";
import type { FragmentRefs } from "relay-runtime";
export type FreeTestScreen_test$data = {
  readonly askedCount: number;
  readonly attempt?: {
    readonly state: TestAttemptState;
    readonly " $fragmentSpreads": FragmentRefs<"AttemptView_attempt">;
  } | null | undefined;
  readonly databaseId: number;
  readonly description: string | null | undefined;
  readonly timer: number | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "FreeTestScreen_test";
};
export type FreeTestScreen_test$key = {
  readonly " $data"?: FreeTestScreen_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreeTestScreen_test">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasBegun"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "token"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FreeTestScreen_test",
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
      "name": "askedCount",
      "storageKey": null
    },
    {
      "condition": "hasBegun",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "token",
              "variableName": "token"
            }
          ],
          "concreteType": "LearnerAttempt",
          "kind": "LinkedField",
          "name": "attempt",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
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
      ]
    }
  ],
  "type": "FreeTest",
  "abstractKey": null
};

(node as any).hash = "a8a0cfeba9e5621a1b656dc40d861bc5";

export default node;
