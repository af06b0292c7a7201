/**
 * @generated SignedSource<<8687ddb9181a8b9beefd0a8949b8f8cc>>
 * @relayHash af0b05dd9c52469ee4f252c80dd0c5fe
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d498baa56944e4eb85c543123d1b4283b2ed7ea7b38a6ec96a7fcbcc3bd19576

import type { ConcreteRequest } from 'relay-runtime';
export type CustomFieldSubtype = "BID" | "COURSE" | "USER";
export type CustomFieldType = "AVATAR" | "CHOOSE_ROLE" | "DATE" | "DATETIME" | "EMAIL" | "FILE" | "IMAGE" | "INTEGER" | "LIST" | "LIST_BITRIX" | "PHONE" | "STRING" | "TELEGRAM_ID" | "TEXT" | "URL";
export type CreateCustomFieldInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  description?: string | null | undefined;
  fieldListBitrixId?: string | null | undefined;
  multiple?: boolean | null | undefined;
  name: string;
  prompt?: string | null | undefined;
  subtype?: CustomFieldSubtype;
  type: CustomFieldType;
  variables?: ReadonlyArray<string> | null | undefined;
};
export type CustomFieldModalCreateMutation$variables = {
  input: CreateCustomFieldInput;
};
export type CustomFieldModalCreateMutation$data = {
  readonly createCustomField: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type CustomFieldModalCreateMutation = {
  response: CustomFieldModalCreateMutation$data;
  variables: CustomFieldModalCreateMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateCustomFieldPayload",
    "kind": "LinkedField",
    "name": "createCustomField",
    "plural": false,
    "selections": [
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CustomFieldModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CustomFieldModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d498baa56944e4eb85c543123d1b4283b2ed7ea7b38a6ec96a7fcbcc3bd19576",
    "metadata": {},
    "name": "CustomFieldModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3ac6c02a33398187f2866e2e0391430e";

export default node;
