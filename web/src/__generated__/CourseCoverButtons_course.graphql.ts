/**
 * @generated SignedSource<<55fe8b7f95b1db0b4c27c52ab68d5db1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseCoverButtons_course$data = {
  readonly id: string;
  readonly img: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "CourseCoverButtons_course";
};
export type CourseCoverButtons_course$key = {
  readonly " $data"?: CourseCoverButtons_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseCoverButtons_course">;
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
  "name": "CourseCoverButtons_course",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "img",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "37167501475f9139d9073cae1ac37cad";

export default node;
