/**
 * @generated SignedSource<<632f9a965985e8d86dfeca7447aa5c39>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCourseChoices_company$data = {
  readonly courseFolders: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly parentFolder: {
      readonly id: string;
    } | null | undefined;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useCourseChoices_formats" | "useCourseChoices_types">;
  readonly " $fragmentType": "useCourseChoices_company";
};
export type useCourseChoices_company$key = {
  readonly " $data"?: useCourseChoices_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCourseChoices_company">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCourseChoices_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCourseChoices_types"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCourseChoices_formats"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CourseFolder",
        "kind": "LinkedField",
        "name": "courseFolders",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseFolder",
            "kind": "LinkedField",
            "name": "parentFolder",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "e49e767d398e454fd3ac50a0e8ff01b2";

export default node;
