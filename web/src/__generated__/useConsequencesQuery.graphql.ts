/**
 * @generated SignedSource<<e3d22947d8956b2d4659ee7de80b6239>>
 * @relayHash e57e05e89c8cef41ea602992eda677ed
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b5c0d8d2b99cee8c1beb8576156302f7b88cfe9b65415772d1c334be902fb2a

import type { ConcreteRequest } from 'relay-runtime';
export type CustomFieldSubtype = "BID" | "COURSE" | "USER";
export type CustomFieldType = "AVATAR" | "CHOOSE_ROLE" | "DATE" | "DATETIME" | "EMAIL" | "FILE" | "IMAGE" | "INTEGER" | "LIST" | "LIST_BITRIX" | "PHONE" | "STRING" | "TELEGRAM_ID" | "TEXT" | "URL";
export type useConsequencesQuery$variables = {
  id: string;
  type?: CustomFieldType | null | undefined;
  variables?: ReadonlyArray<string> | null | undefined;
};
export type useConsequencesQuery$data = {
  readonly node: {
    readonly consequences?: {
      readonly conditions: ReadonlyArray<{
        readonly databaseId: number;
        readonly name: string;
      }>;
      readonly forms: ReadonlyArray<{
        readonly databaseId: number;
        readonly name: string;
      }>;
      readonly invites: ReadonlyArray<{
        readonly databaseId: number;
        readonly name: string;
      }>;
      readonly lost: number;
      readonly owners: number;
      readonly ties: number;
      readonly values: number;
      readonly variables: number;
    } | null | undefined;
    readonly subtype?: CustomFieldSubtype;
  } | null | undefined;
};
export type useConsequencesQuery = {
  response: useConsequencesQuery$data;
  variables: useConsequencesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "type"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "variables"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subtype",
  "storageKey": null
},
v3 = [
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
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "type",
      "variableName": "type"
    },
    {
      "kind": "Variable",
      "name": "variables",
      "variableName": "variables"
    }
  ],
  "concreteType": "CustomFieldConsequences",
  "kind": "LinkedField",
  "name": "consequences",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "values",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "owners",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variables",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ties",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomFieldUse",
      "kind": "LinkedField",
      "name": "forms",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomFieldUse",
      "kind": "LinkedField",
      "name": "invites",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomFieldUse",
      "kind": "LinkedField",
      "name": "conditions",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useConsequencesQuery",
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
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v4/*:: as any*/),
                "to": "NULL"
              }
            ],
            "type": "CustomField",
            "abstractKey": null
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
    "name": "useConsequencesQuery",
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
              (v2/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "type": "CustomField",
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
    "id": "4b5c0d8d2b99cee8c1beb8576156302f7b88cfe9b65415772d1c334be902fb2a",
    "metadata": {},
    "name": "useConsequencesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2f933108220eb14eaa8446330b76d3ac";

export default node;
