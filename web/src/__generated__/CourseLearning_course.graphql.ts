/**
 * @generated SignedSource<<af1a6d2779aac59a94d76ab65c4346c1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseLearning_course$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CourseFunnel_course" | "StuckStudents_course">;
  readonly " $fragmentType": "CourseLearning_course";
};
export type CourseLearning_course$key = {
  readonly " $data"?: CourseLearning_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseLearning_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "funnel"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "stuck"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseLearning_course",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "funnel"
        }
      ],
      "kind": "FragmentSpread",
      "name": "CourseFunnel_course"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "stuck"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "kind": "FragmentSpread",
      "name": "StuckStudents_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "01221dd529d952581eab082bf3b8aa4b";

export default node;
