/**
 * @generated SignedSource<<2f6e1f48d64c8980329a5eb094b7d60c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExamplePreview_example$data = {
  readonly answer: string | null | undefined;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"FilePicture_file">;
  } | null | undefined;
  readonly solution: string | null | undefined;
  readonly text: string | null | undefined;
  readonly " $fragmentType": "ExamplePreview_example";
};
export type ExamplePreview_example$key = {
  readonly " $data"?: ExamplePreview_example$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamplePreview_example">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExamplePreview_example",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "solution",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "image",
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
  "type": "ExamExample",
  "abstractKey": null
};

(node as any).hash = "49db1cb737bc8f15c61f79946f0048b7";

export default node;
