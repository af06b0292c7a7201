/**
 * @generated SignedSource<<8f7c33437858de4bb34a7e26b0127ef3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LearnerFilm_block$data = {
  readonly address: string | null | undefined;
  readonly captions: {
    readonly url: string;
  } | null | undefined;
  readonly databaseId: number;
  readonly id: string;
  readonly media: ReadonlyArray<{
    readonly file: {
      readonly fileName: string;
      readonly poster: {
        readonly url: string;
      } | null | undefined;
      readonly streamUrl: string | null | undefined;
      readonly url: string;
    } | null | undefined;
  }> | null | undefined;
  readonly position: number | null | undefined;
  readonly title: string | null | undefined;
  readonly transcript: ReadonlyArray<{
    readonly end: number;
    readonly start: number;
    readonly text: string;
  }> | null | undefined;
  readonly " $fragmentType": "LearnerFilm_block";
};
export type LearnerFilm_block$key = {
  readonly " $data"?: LearnerFilm_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnerFilm_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LearnerFilm_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BlockMedia",
      "kind": "LinkedField",
      "name": "media",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "UploadedFile",
          "kind": "LinkedField",
          "name": "file",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fileName",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "streamUrl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "UploadedFile",
              "kind": "LinkedField",
              "name": "poster",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "captions",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "FilmSegment",
        "kind": "LinkedField",
        "name": "transcript",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "start",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "end",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "LearnerBlock",
  "abstractKey": null
};
})();

(node as any).hash = "7ff8b65c1cf35deb55cfad4f1ff9b5ef";

export default node;
