/**
 * @generated SignedSource<<38c15a4a920efe556698189fa9d16892>>
 * @relayHash 90d65acb311caf611a65a4adb40097f4
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12916ba3f31a73d49541383c08a8d60e707ca743c4eb7d7802c33a14566d9650

import type { ConcreteRequest } from 'relay-runtime';
export type ContactSearchQuery$variables = {
  companyId: string;
  search: string;
};
export type ContactSearchQuery$data = {
  readonly node: {
    readonly bitrixContacts?: ReadonlyArray<{
      readonly emails: ReadonlyArray<string>;
      readonly fullName: string;
      readonly number: number;
    }>;
  } | null | undefined;
};
export type ContactSearchQuery = {
  response: ContactSearchQuery$data;
  variables: ContactSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "companyId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
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
      "args": [
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "concreteType": "BitrixContact",
      "kind": "LinkedField",
      "name": "bitrixContacts",
      "plural": true,
      "selections": [
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
          "name": "fullName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emails",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ContactSearchQuery",
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
    "name": "ContactSearchQuery",
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
    "id": "12916ba3f31a73d49541383c08a8d60e707ca743c4eb7d7802c33a14566d9650",
    "metadata": {},
    "name": "ContactSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5150626aeb5cccac4674d996618af752";

export default node;
