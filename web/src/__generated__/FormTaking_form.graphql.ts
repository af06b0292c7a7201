/**
 * @generated SignedSource<<c3e7cd9ee0a3eceb8e635fd4890d19a2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormTaking_form$data = {
  readonly " $fragmentSpreads": FragmentRefs<"limits_form">;
  readonly " $fragmentType": "FormTaking_form";
};
export type FormTaking_form$key = {
  readonly " $data"?: FormTaking_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormTaking_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormTaking_form",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "limits_form",
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
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
            "name": "opensAt",
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
            "name": "closesAt",
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
            "name": "answersLimit",
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
            "name": "answersCount",
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Form",
  "abstractKey": null
};

(node as any).hash = "14eb092b9404aea808fd29acf8365728";

export default node;
