/**
 * @generated SignedSource<<474ffc6844ed12af3bb820ca4d314bb8>>
 * @relayHash 103d682219a8dba00c5ea44715ffc22c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 128522e3096f62ebbda69e7feb56aa63bb084452552975e47f319f088458286b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
v3 = {
  "kind": "InlineFragment",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PastedFieldsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCourseCustomFieldsPayload",
        "kind": "LinkedField",
        "name": "createCourseCustomFields",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
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
    "name": "PastedFieldsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCourseCustomFieldsPayload",
        "kind": "LinkedField",
        "name": "createCourseCustomFields",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "128522e3096f62ebbda69e7feb56aa63bb084452552975e47f319f088458286b",
    "metadata": {},
    "name": "PastedFieldsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "626ae80e52a655e2e94c509fb4f7abfb";

export default node;
