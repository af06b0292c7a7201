/**
 * @generated SignedSource<<a0d527f7a83d8e06d9c6f7eb16e6d304>>
 * @relayHash 9abae1793f83bb70ce41705a7ab0c353
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bb3ef14b522d5b2b29f170c36eb17da70c8edac76e528a429f950daf383cd36

import type { ConcreteRequest } from 'relay-runtime';
export type CustomFieldSubtype = "BID" | "COURSE" | "USER";
export type CustomFieldType = "AVATAR" | "CHOOSE_ROLE" | "DATE" | "DATETIME" | "EMAIL" | "FILE" | "IMAGE" | "INTEGER" | "LIST" | "LIST_BITRIX" | "PHONE" | "STRING" | "TELEGRAM_ID" | "TEXT" | "URL";
export type CustomFieldFilter = {
  notTypes?: ReadonlyArray<CustomFieldType> | null | undefined;
  subtype?: ReadonlyArray<CustomFieldSubtype> | null | undefined;
  type?: ReadonlyArray<CustomFieldType> | null | undefined;
};
export type useFieldsRemovalQuery$variables = {
  company: string;
  filter?: CustomFieldFilter | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  search?: string | null | undefined;
};
export type useFieldsRemovalQuery$data = {
  readonly node: {
    readonly customFieldsConsequences?: {
      readonly fields: number;
      readonly owners: number;
      readonly values: number;
      readonly variables: number;
    } | null | undefined;
  } | null | undefined;
};
export type useFieldsRemovalQuery = {
  response: useFieldsRemovalQuery$data;
  variables: useFieldsRemovalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "company"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ids"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "company"
  }
],
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Variable",
      "name": "ids",
      "variableName": "ids"
    },
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "search"
    }
  ],
  "concreteType": "CustomFieldsConsequences",
  "kind": "LinkedField",
  "name": "customFieldsConsequences",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fields",
      "storageKey": null
    },
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
      "name": "variables",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFieldsRemovalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": (v5/*:: as any*/),
                "to": "NULL"
              }
            ],
            "type": "Company",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useFieldsRemovalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
              (v5/*:: as any*/)
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
    "id": "2bb3ef14b522d5b2b29f170c36eb17da70c8edac76e528a429f950daf383cd36",
    "metadata": {},
    "name": "useFieldsRemovalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f9fb1e50b38035bcd686513e85b37d97";

export default node;
