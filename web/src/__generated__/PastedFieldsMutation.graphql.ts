/**
 * @generated SignedSource<<5b1460f115ce674294915340cf5e0dae>>
 * @relayHash dfb7e6ca40af116358bdbbfad0c0ddf9
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ca45c309b7ce2c2693bbc734ad1973cdb7b1d75780bc102bc31927e8101d386

import type { ConcreteRequest } from 'relay-runtime';
export type CustomFieldListShowType = "RADIO_CHECKBOX" | "SELECT";
export type CustomFieldType = "AVATAR" | "CHOOSE_ROLE" | "DATE" | "DATETIME" | "EMAIL" | "FILE" | "IMAGE" | "INTEGER" | "LIST" | "LIST_BITRIX" | "PHONE" | "STRING" | "TELEGRAM_ID" | "TEXT" | "URL";
export type CreateCourseCustomFieldsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  fields: ReadonlyArray<NewCourseCustomField>;
};
export type NewCourseCustomField = {
  description?: string | null | undefined;
  fieldListBitrixId?: string | null | undefined;
  listShowType?: CustomFieldListShowType | null | undefined;
  multiple?: boolean | null | undefined;
  name: string;
  prompt?: string | null | undefined;
  type: CustomFieldType;
  variables?: ReadonlyArray<string> | null | undefined;
};
export type PastedFieldsMutation$variables = {
  input: CreateCourseCustomFieldsInput;
};
export type PastedFieldsMutation$data = {
  readonly createCourseCustomFields: {
    readonly customFields: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type PastedFieldsMutation = {
  response: PastedFieldsMutation$data;
  variables: PastedFieldsMutation$variables;
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
    "concreteType": "CreateCourseCustomFieldsPayload",
    "kind": "LinkedField",
    "name": "createCourseCustomFields",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomField",
        "kind": "LinkedField",
        "name": "customFields",
        "plural": true,
        "selections": [
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
    "name": "PastedFieldsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PastedFieldsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9ca45c309b7ce2c2693bbc734ad1973cdb7b1d75780bc102bc31927e8101d386",
    "metadata": {},
    "name": "PastedFieldsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "141d1d20466aad4ce42e9155292ceb2d";

export default node;
