/**
 * @generated SignedSource<<aa43b2e4f3e8fbb3e63b37a249089846>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoveCoursesModal_courses$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"useCourseMoves_courses">;
  readonly " $fragmentType": "MoveCoursesModal_courses";
}>;
export type MoveCoursesModal_courses$key = ReadonlyArray<{
  readonly " $data"?: MoveCoursesModal_courses$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveCoursesModal_courses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MoveCoursesModal_courses",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCourseMoves_courses"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "2a98f8a8d9f6769b55dc1027e6947ea9";

export default node;
