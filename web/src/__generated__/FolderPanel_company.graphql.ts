/**
 * @generated SignedSource<<4bc52579125ca759d7bc10aabed9b019>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderPanel_company$data = {
  readonly courseFolders: ReadonlyArray<{
    readonly coursesCount: number | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly parentFolder: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useCourseFolderActions_folder">;
  }> | null | undefined;
  readonly " $fragmentType": "FolderPanel_company";
};
export type FolderPanel_company$key = {
  readonly " $data"?: FolderPanel_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderPanel_company">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "kind": "CatchField",
  "field": {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "coursesCount",
    "storageKey": null
  },
  "to": "NULL"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FolderPanel_company",
  "selections": [
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useCourseFolderActions_folder",
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FolderNameModal_folder"
              }
            ],
            "args": null,
            "argumentDefinitions": []
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

(node as any).hash = "bfc3919b56343d390aea33c9917a500c";

export default node;
