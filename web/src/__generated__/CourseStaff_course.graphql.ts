/**
 * @generated SignedSource<<7b89317f194bac23f0a84d5f3b3ac4dd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseStaff_course$data = {
  readonly customFields: ReadonlyArray<{
    readonly __typename: "HeldCustomField";
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CourseFields_course" | "CourseStaff_form">;
  readonly " $fragmentType": "CourseStaff_course";
};
export type CourseStaff_course$key = {
  readonly " $data"?: CourseStaff_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseStaff_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseStaff_course",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "HeldCustomField",
        "kind": "LinkedField",
        "name": "customFields",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseFields_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseStaff_form"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "9cae52ecfe9640daa045e485bd6d6c65";

export default node;
