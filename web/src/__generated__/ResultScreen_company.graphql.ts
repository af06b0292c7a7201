/**
 * @generated SignedSource<<198d7c3445fbbc5bd5cc837fa4df4142>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TestAttemptState = "CHECKED" | "EXPIRED" | "IN_PROGRESS" | "ON_CHECK";
import type { FragmentRefs } from "relay-runtime";
export type ResultScreen_company$data = {
  readonly testAttempt: {
    readonly annulledAt: string | null | undefined;
    readonly answers?: {
      readonly " $fragmentSpreads": FragmentRefs<"AttemptPanel_attempt">;
    } | null | undefined;
    readonly history?: {
      readonly " $fragmentSpreads": FragmentRefs<"History_record">;
    } | null | undefined;
    readonly id: string;
    readonly number: number;
    readonly state: TestAttemptState;
    readonly testId: number;
    readonly testTitle: string;
    readonly user: {
      readonly fullName: string;
    } | null | undefined;
    readonly viewerCanUpdate: boolean | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "ResultScreen_company";
};
export type ResultScreen_company$key = {
  readonly " $data"?: ResultScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "answers"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "attempt"
    },
    {
      "kind": "RootArgument",
      "name": "changes"
    },
    {
      "kind": "RootArgument",
      "name": "history"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResultScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
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
      "concreteType": "TestAttempt",
      "kind": "LinkedField",
      "name": "testAttempt",
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
          "name": "testId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "testTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
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
          "name": "annulledAt",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanUpdate",
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffMember",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "condition": "answers",
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
                    "name": "AttemptPanel_attempt"
                  }
                ],
                "type": "TestAttempt",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "answers"
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
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "70268f5988df668a1f822795f75c88d0";

export default node;
