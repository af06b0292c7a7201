/**
 * @generated SignedSource<<063c34a91effdbb91b6be2c9077630fc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilmPreview_file$data = {
  readonly id: string;
  readonly poster: {
    readonly id: string;
  } | null | undefined;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"fileKinds_file">;
  readonly " $fragmentType": "FilmPreview_file";
};
export type FilmPreview_file$key = {
  readonly " $data"?: FilmPreview_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilmPreview_file">;
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
  "name": "url",
  "storageKey": null
},
v2 = {
  "kind": "InlineDataFragmentSpread",
  "name": "fileKinds_picture",
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbhash",
      "storageKey": null
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilmPreview_file",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "fileKinds_file",
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "UploadedFile",
          "kind": "LinkedField",
          "name": "poster",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "poster",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "UploadedFile",
  "abstractKey": null
};
})();

(node as any).hash = "eae3e08d95adc2eaa6c2cfbd23a25f8b";

export default node;
