/**
 * @generated SignedSource<<43dd1c701f30a323afb6fc5f9b3fdca3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomFieldListShowType = "RADIO_CHECKBOX" | "SELECT";
export type CustomFieldType = "AVATAR" | "CHOOSE_ROLE" | "DATE" | "DATETIME" | "EMAIL" | "FILE" | "IMAGE" | "INTEGER" | "LIST" | "LIST_BITRIX" | "PHONE" | "STRING" | "TELEGRAM_ID" | "TEXT" | "URL";
export type FormFieldMatch = "ALL" | "ANY";
export type FormFieldOperator = "CONTAINS" | "EMPTY" | "FILLED" | "IS" | "IS_NOT";
export type FormFieldParameter = "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM";
export type FormFieldType = "CUSTOM_FIELD" | "DESCRIPTION" | "EMAIL" | "HIDDEN" | "LINE" | "NAME" | "SECTION" | "SPACE" | "SURNAME" | "TITLE";
export type FormFieldWidth = "HALF" | "WHOLE";
import type { FragmentRefs } from "relay-runtime";
export type NewMemberForm_form$data = {
  readonly buttonName: string | null | undefined;
  readonly company: {
    readonly code: string;
    readonly name: string;
  };
  readonly createUser: boolean | null | undefined;
  readonly fields: ReadonlyArray<{
    readonly condition: {
      readonly match: FormFieldMatch;
      readonly rules: ReadonlyArray<{
        readonly field: string;
        readonly operator: FormFieldOperator;
        readonly value: string | null | undefined;
      }>;
    } | null | undefined;
    readonly customField: {
      readonly databaseId: number;
      readonly listShowType: CustomFieldListShowType | null | undefined;
      readonly multiple: boolean;
      readonly name: string;
      readonly prompt: string | null | undefined;
      readonly takesFiles: boolean | null | undefined;
      readonly type: CustomFieldType;
      readonly variables: ReadonlyArray<{
        readonly databaseId: number;
        readonly dependentCustomFieldIds: ReadonlyArray<number> | null | undefined;
        readonly dependentVariableIds: ReadonlyArray<number> | null | undefined;
        readonly value: string;
      }>;
    } | null | undefined;
    readonly hint: string | null | undefined;
    readonly key: string;
    readonly label: string | null | undefined;
    readonly parameter: FormFieldParameter | null | undefined;
    readonly required: boolean;
    readonly text: string | null | undefined;
    readonly type: FormFieldType;
    readonly value: string | null | undefined;
    readonly width: FormFieldWidth | null | undefined;
  }>;
  readonly " $fragmentType": "NewMemberForm_form";
};
export type NewMemberForm_form$key = {
  readonly " $data"?: NewMemberForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewMemberForm_form">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewMemberForm_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buttonName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createUser",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RegistrationCompany",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RegistrationField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "required",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hint",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parameter",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "FormFieldCondition",
          "kind": "LinkedField",
          "name": "condition",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "match",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FormFieldRule",
              "kind": "LinkedField",
              "name": "rules",
              "plural": true,
              "selections": [
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
                  "name": "operator",
                  "storageKey": null
                },
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RegistrationCustomField",
          "kind": "LinkedField",
          "name": "customField",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "prompt",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "multiple",
              "storageKey": null
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "takesFiles",
                "storageKey": null
              },
              "to": "NULL"
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "listShowType",
                "storageKey": null
              },
              "to": "NULL"
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "RegistrationVariable",
              "kind": "LinkedField",
              "name": "variables",
              "plural": true,
              "selections": [
                (v3/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "kind": "CatchField",
                  "field": {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dependentCustomFieldIds",
                    "storageKey": null
                  },
                  "to": "NULL"
                },
                {
                  "kind": "CatchField",
                  "field": {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dependentVariableIds",
                    "storageKey": null
                  },
                  "to": "NULL"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RegistrationForm",
  "abstractKey": null
};
})();

(node as any).hash = "94fe6bd0731c79160aeb823985e84b5e";

export default node;
