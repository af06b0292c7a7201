/**
 * @generated SignedSource<<6334cd3918b57b09bf661c3a58086f1b>>
 * @relayHash c8fb3d96ea58f415d8712be1aba32f64
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34f05ecefc97aaa27be25ab11dba3752306fb51117910cb6e0a7795f4838603f

import type { ConcreteRequest } from 'relay-runtime';
export type CustomFieldListShowType = "RADIO_CHECKBOX" | "SELECT";
export type CustomFieldSubtype = "BID" | "COURSE" | "USER";
export type CustomFieldType = "AVATAR" | "CHOOSE_ROLE" | "DATE" | "DATETIME" | "EMAIL" | "FILE" | "IMAGE" | "INTEGER" | "LIST" | "LIST_BITRIX" | "PHONE" | "STRING" | "TELEGRAM_ID" | "TEXT" | "URL";
export type CreateCustomFieldInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  description?: string | null | undefined;
  fieldListBitrixId?: string | null | undefined;
  listShowType?: CustomFieldListShowType | null | undefined;
  multiple?: boolean | null | undefined;
  name: string;
  prompt?: string | null | undefined;
  subtype?: CustomFieldSubtype;
  type: CustomFieldType;
  variables?: ReadonlyArray<string> | null | undefined;
};
export type useNewFieldMutation$variables = {
  input: CreateCustomFieldInput;
};
export type useNewFieldMutation$data = {
  readonly createCustomField: {
    readonly customField: {
      readonly databaseId: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useNewFieldMutation = {
  response: useNewFieldMutation$data;
  variables: useNewFieldMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
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
    "name": "useNewFieldMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCustomFieldPayload",
        "kind": "LinkedField",
        "name": "createCustomField",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomField",
            "kind": "LinkedField",
            "name": "customField",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNewFieldMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCustomFieldPayload",
        "kind": "LinkedField",
        "name": "createCustomField",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CustomField",
            "kind": "LinkedField",
            "name": "customField",
            "plural": false,
            "selections": [
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
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "34f05ecefc97aaa27be25ab11dba3752306fb51117910cb6e0a7795f4838603f",
    "metadata": {},
    "name": "useNewFieldMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0b7ff606a60c0991f3c02776ac7eaa3e";

export default node;
