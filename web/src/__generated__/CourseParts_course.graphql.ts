/**
 * @generated SignedSource<<e4d64794ea99017527ac63634aec7763>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseParts_course$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BulletPoints_course" | "ChatLinks_course">;
  readonly " $fragmentType": "CourseParts_course";
};
export type CourseParts_course$key = {
  readonly " $data"?: CourseParts_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseParts_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseParts_course",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulletPoints_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChatLinks_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "f3ced26936c57a35c498d6e6434b5500";

export default node;
