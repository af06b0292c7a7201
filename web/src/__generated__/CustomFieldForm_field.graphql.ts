/**
 * @generated SignedSource<<08941daeb0023d36c566790f01a7a955>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomFieldListShowType = "RADIO_CHECKBOX" | "SELECT";
export type CustomFieldType = "AVATAR" | "CHOOSE_ROLE" | "DATE" | "DATETIME" | "EMAIL" | "FILE" | "IMAGE" | "INTEGER" | "LIST" | "LIST_BITRIX" | "PHONE" | "STRING" | "TELEGRAM_ID" | "TEXT" | "URL";
import type { FragmentRefs } from "relay-runtime";
export type CustomFieldForm_field$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly listShowType: CustomFieldListShowType;
  readonly multiple: boolean;
  readonly name: string;
  readonly prompt: string | null | undefined;
  readonly type: CustomFieldType;
  readonly version: string | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"describeField_field">;
  readonly " $fragmentType": "CustomFieldForm_field";
};
export type CustomFieldForm_field$key = {
  readonly " $data"?: CustomFieldForm_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomFieldForm_field">;
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
  "name": "prompt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "multiple",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "listShowType",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomFieldForm_field",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanUpdate",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "describeField_field",
      "selections": [
        (v5/*:: as any*/),
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        (v1/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CustomFieldVariable",
          "kind": "LinkedField",
          "name": "variables",
          "plural": true,
          "selections": [
            (v5/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CustomField",
              "kind": "LinkedField",
              "name": "dependentCustomFields",
              "plural": true,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CustomFieldVariable",
              "kind": "LinkedField",
              "name": "dependentVariables",
              "plural": true,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "CustomField",
  "abstractKey": null
};
})();

(node as any).hash = "e16e8dea76a8c516b0fc3b0e5ab3651e";

export default node;
