/**
 * @generated SignedSource<<2ddb3514e28c8935296db429c687afdb>>
 * @relayHash 41049bafe93852799f1b613c6b65815c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a1034a96a8099bdf4d727cae437fdeba907d314d4829be476c1a425a76b6ca7

import type { ConcreteRequest } from 'relay-runtime';
export type SpendingKind = "AI" | "SMS" | "SPEECH" | "STREAMS";
export type SpendingTodayQuery$variables = {
  companyId: string;
};
export type SpendingTodayQuery$data = {
  readonly node: {
    readonly spending?: {
      readonly budgets: ReadonlyArray<{
        readonly cost: string;
        readonly costLimit: string | null | undefined;
        readonly kind: SpendingKind;
        readonly limit: number | null | undefined;
        readonly used: number;
      }>;
      readonly emailConfirmed: boolean;
      readonly resetsAt: string;
    } | null | undefined;
  } | null | undefined;
};
export type SpendingTodayQuery = {
  response: SpendingTodayQuery$data;
  variables: SpendingTodayQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "companyId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "companyId"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Spending",
      "kind": "LinkedField",
      "name": "spending",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emailConfirmed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resetsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SpendingBudget",
          "kind": "LinkedField",
          "name": "budgets",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "used",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "limit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cost",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "costLimit",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SpendingTodayQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SpendingTodayQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3a1034a96a8099bdf4d727cae437fdeba907d314d4829be476c1a425a76b6ca7",
    "metadata": {},
    "name": "SpendingTodayQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c7758ef5473d704ae6a0ff007bce5ff";

export default node;
