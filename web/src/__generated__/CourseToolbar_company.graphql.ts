/**
 * @generated SignedSource<<bd0dbc046835f28bd7a12fa0d76a77b3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseToolbar_company$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useFilterWords_company">;
  readonly " $fragmentType": "CourseToolbar_company";
};
export type CourseToolbar_company$key = {
  readonly " $data"?: CourseToolbar_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseToolbar_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "namesFormats"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "namesTypes"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseToolbar_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "namesFormats",
          "variableName": "namesFormats"
        },
        {
          "kind": "Variable",
          "name": "namesTypes",
          "variableName": "namesTypes"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useFilterWords_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "125e3640d8483964bb19a8b62b392a14";

export default node;
