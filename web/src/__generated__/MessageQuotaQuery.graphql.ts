/**
 * @generated SignedSource<<0304d5d9d9d4414c0acd94ceea38ddbe>>
 * @relayHash c4b776acd379daf7f4df2014932755aa
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9ed179a07c09ccbd48bc556bd1f94f11fef8acacbca3ec9ca1dc5da714956bc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageQuotaQuery$variables = {
  companyId: string;
};
export type MessageQuotaQuery$data = {
  readonly node: {
    readonly company: {
      readonly " $fragmentSpreads": FragmentRefs<"MessageQuota_company">;
    } | null | undefined;
  } | null | undefined;
};
export type MessageQuotaQuery = {
  response: MessageQuotaQuery$data;
  variables: MessageQuotaQuery$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MessageQuotaQuery",
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
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MessageQuota_company"
                }
              ],
              "type": "Company",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "company"
          }
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
    "name": "MessageQuotaQuery",
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MessageQuota",
                "kind": "LinkedField",
                "name": "messageQuota",
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
                    "name": "limit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "left",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "growsAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "growsTo",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
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
    "id": "e9ed179a07c09ccbd48bc556bd1f94f11fef8acacbca3ec9ca1dc5da714956bc",
    "metadata": {},
    "name": "MessageQuotaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "87553183125e3b1a68173952525f3be6";

export default node;
