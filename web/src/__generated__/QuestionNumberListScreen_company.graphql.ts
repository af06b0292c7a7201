/**
 * @generated SignedSource<<2201508ae32a6fad3ed70167d3d6c424>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuestionNumberListScreen_company$data = {
  readonly examSubject: {
    readonly " $fragmentSpreads": FragmentRefs<"QuestionNumberListScreen_subject">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company">;
  readonly " $fragmentType": "QuestionNumberListScreen_company";
};
export type QuestionNumberListScreen_company$key = {
  readonly " $data"?: QuestionNumberListScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionNumberListScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderBy"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuestionNumberListScreen_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "databaseId",
          "variableName": "id"
        }
      ],
      "concreteType": "ExamSubject",
      "kind": "LinkedField",
      "name": "examSubject",
      "plural": false,
      "selections": [
        {
          "args": [
            {
              "kind": "Variable",
              "name": "orderBy",
              "variableName": "orderBy"
            },
            {
              "kind": "Variable",
              "name": "search",
              "variableName": "search"
            }
          ],
          "kind": "FragmentSpread",
          "name": "QuestionNumberListScreen_subject"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "bc134ee50c6a161ad1324ded6bfdcb13";

export default node;
