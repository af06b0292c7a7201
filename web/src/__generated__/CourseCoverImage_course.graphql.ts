/**
 * @generated SignedSource<<5f0443db00bed0e27c1b4d67302d7484>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseCoverImage_course$data = {
  readonly img: {
    readonly " $fragmentSpreads": FragmentRefs<"FilePicture_file">;
  } | null | undefined;
  readonly " $fragmentType": "CourseCoverImage_course";
};
export type CourseCoverImage_course$key = {
  readonly " $data"?: CourseCoverImage_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseCoverImage_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseCoverImage_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "img",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FilePicture_file"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "7d54310164c4dfe39826ea7134772886";

export default node;
