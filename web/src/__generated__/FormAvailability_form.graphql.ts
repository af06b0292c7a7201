/**
 * @generated SignedSource<<e63a7a1c8993c6872e4c782bd18d267d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormAvailability_form$data = {
  readonly " $fragmentSpreads": FragmentRefs<"limits_form">;
  readonly " $fragmentType": "FormAvailability_form";
};
export type FormAvailability_form$key = {
  readonly " $data"?: FormAvailability_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormAvailability_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormAvailability_form",
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

(node as any).hash = "55f851a7fc391f1636f966d0a15484d1";

export default node;
