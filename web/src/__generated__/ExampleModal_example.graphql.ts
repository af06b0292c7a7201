/**
 * @generated SignedSource<<fc915e0c5f6e3cbf307f92e0d4f7bd39>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExampleModal_example$data = {
  readonly answer: string | null | undefined;
  readonly id: string;
  readonly image: {
    readonly fileName: string;
    readonly id: string;
  } | null | undefined;
  readonly solution: string | null | undefined;
  readonly text: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "ExampleModal_example";
};
export type ExampleModal_example$key = {
  readonly " $data"?: ExampleModal_example$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExampleModal_example">;
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
  "name": "ExampleModal_example",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExamExample",
  "abstractKey": null
};
})();

(node as any).hash = "24abd2dd09d32d555c8c53f96833fe73";

export default node;
