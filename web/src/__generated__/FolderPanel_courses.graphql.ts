/**
 * @generated SignedSource<<9c080c0c3dacda5d4a5b0ee21519f7f9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderPanel_courses$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"useCourseMoves_courses">;
  readonly " $fragmentType": "FolderPanel_courses";
}>;
export type FolderPanel_courses$key = ReadonlyArray<{
  readonly " $data"?: FolderPanel_courses$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderPanel_courses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FolderPanel_courses",
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

(node as any).hash = "94d2c5c81e41e6ebb3f0f9d6c53df4d6";

export default node;
