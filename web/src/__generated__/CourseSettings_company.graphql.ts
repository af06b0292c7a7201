/**
 * @generated SignedSource<<109c0fcba0eabceb0742c7f381a24d81>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseSettings_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Admin_company" | "useTextUploads_company">;
  readonly " $fragmentType": "CourseSettings_company";
};
export type CourseSettings_company$key = {
  readonly " $data"?: CourseSettings_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseSettings_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseSettings_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Admin_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTextUploads_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "707cd287482b709af185ba620b5c168c";

export default node;
