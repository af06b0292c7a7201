/**
 * @generated SignedSource<<d9084e19df50e4fe115889e8d27c6a7a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomFieldType = "AVATAR" | "CHOOSE_ROLE" | "DATE" | "DATETIME" | "EMAIL" | "FILE" | "IMAGE" | "INTEGER" | "LIST" | "LIST_BITRIX" | "PHONE" | "STRING" | "TELEGRAM_ID" | "TEXT" | "URL";
export type RegistrationFieldType = "CUSTOM_FIELD" | "DESCRIPTION" | "EMAIL" | "LINE" | "NAME" | "SPACE" | "SURNAME" | "TITLE";
import type { FragmentRefs } from "relay-runtime";
export type NewMemberForm_form$data = {
  readonly buttonName: string | null | undefined;
  readonly company: {
    readonly code: string;
    readonly name: string;
  };
  readonly fields: ReadonlyArray<{
    readonly customField: {
      readonly multiple: boolean;
      readonly name: string;
      readonly prompt: string | null | undefined;
      readonly type: CustomFieldType;
      readonly variables: ReadonlyArray<{
        readonly databaseId: number;
        readonly value: string;
      }>;
    } | null | undefined;
    readonly key: string;
    readonly required: boolean;
    readonly text: string | null | undefined;
    readonly type: RegistrationFieldType;
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
          "concreteType": "RegistrationCustomField",
          "kind": "LinkedField",
          "name": "customField",
          "plural": false,
          "selections": [
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
              "alias": null,
              "args": null,
              "concreteType": "RegistrationVariable",
              "kind": "LinkedField",
              "name": "variables",
              "plural": true,
              "selections": [
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
                  "name": "value",
                  "storageKey": null
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

(node as any).hash = "c28c9ac85a8c85bb2ee5fbaa126bbba1";

export default node;
