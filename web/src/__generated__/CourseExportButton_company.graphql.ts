/**
 * @generated SignedSource<<a431dd9b3f38f1c53f08ec5e56f1af12>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseExportButton_company$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useFilterWords_company">;
  readonly " $fragmentType": "CourseExportButton_company";
};
export type CourseExportButton_company$key = {
  readonly " $data"?: CourseExportButton_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseExportButton_company">;
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
  "name": "CourseExportButton_company",
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

(node as any).hash = "d94f77601b51f85e5a065d9c3d62a89d";

export default node;
