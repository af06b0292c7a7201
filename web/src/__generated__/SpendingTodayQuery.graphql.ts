/**
 * @generated SignedSource<<6d42bd9e8b001d58700a5b674406c202>>
 * @relayHash 39537535e5655cf99b7004b15f29515b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3e1c79ecf3fa684be270c9c47fc506987494bd46447be945956d78c62dd35ca

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
        readonly isAvailable: boolean | null | undefined;
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
              "name": "isAvailable",
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
    "id": "e3e1c79ecf3fa684be270c9c47fc506987494bd46447be945956d78c62dd35ca",
    "metadata": {},
    "name": "SpendingTodayQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bea7855027f0b80de94562f47662f359";

export default node;
