/**
 * @generated SignedSource<<d3578230d4677d3ef74ff742d4fcb739>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseTable_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useFieldColumns_query">;
  readonly " $fragmentType": "CourseTable_query";
};
export type CourseTable_query$key = {
  readonly " $data"?: CourseTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseTable_query">;
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
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseTable_query",
  "selections": [
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
      "name": "useFieldColumns_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "edeaa84d142a043ceb5df827e4031c2c";

export default node;
