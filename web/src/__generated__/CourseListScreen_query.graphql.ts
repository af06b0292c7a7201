/**
 * @generated SignedSource<<033bb202bd9f1cf6c5e97134b27fabee>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseListScreen_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CourseTable_query" | "useCourseConditions_query">;
  readonly " $fragmentType": "CourseListScreen_query";
};
export type CourseListScreen_query$key = {
  readonly " $data"?: CourseListScreen_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseListScreen_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "fields"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasFields"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasNamed"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "named"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseListScreen_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "hasNamed",
          "variableName": "hasNamed"
        },
        {
          "kind": "Variable",
          "name": "named",
          "variableName": "named"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useCourseConditions_query"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "fields",
          "variableName": "fields"
        },
        {
          "kind": "Variable",
          "name": "hasFields",
          "variableName": "hasFields"
        }
      ],
      "kind": "FragmentSpread",
      "name": "CourseTable_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0f786f1fa94eec869cbf4c554fad6944";

export default node;
