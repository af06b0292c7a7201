/**
 * @generated SignedSource<<6c96688ee72977d6d1e5a42f5dce9583>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlockType = "AUDIO" | "CALLOUT" | "CODE" | "EMBED" | "FAQ" | "FILE" | "FORMULA" | "GALLERY" | "HOMEWORK" | "IMAGE" | "SECTION" | "TEST" | "TEXT" | "VIDEO" | "WEBINAR";
export type CalloutTone = "IMPORTANT" | "NOTE" | "TIP" | "WARNING";
import type { FragmentRefs } from "relay-runtime";
export type BlockView_block$data = {
  readonly address: string | null | undefined;
  readonly answers: ReadonlyArray<{
    readonly answer: string;
    readonly question: string;
  }> | null | undefined;
  readonly captions: {
    readonly url: string;
  } | null | undefined;
  readonly givenTest?: {
    readonly " $fragmentSpreads": FragmentRefs<"BlockTest_test">;
  } | null | undefined;
  readonly homeworkMaxPoints: number | null | undefined;
  readonly homeworkMinPoints: number | null | undefined;
  readonly language: string | null | undefined;
  readonly media: ReadonlyArray<{
    readonly alt: string | null | undefined;
    readonly caption: string | null | undefined;
    readonly file: {
      readonly fileName: string;
      readonly id: string;
      readonly poster: {
        readonly url: string;
      } | null | undefined;
      readonly size: number | null | undefined;
      readonly url: string;
      readonly " $fragmentSpreads": FragmentRefs<"FilePicture_file">;
    } | null | undefined;
  }> | null | undefined;
  readonly source: string | null | undefined;
  readonly text: string | null | undefined;
  readonly title: string | null | undefined;
  readonly tone: CalloutTone | null | undefined;
  readonly type: BlockType;
  readonly webinarData: {
    readonly " $fragmentSpreads": FragmentRefs<"WebinarRoom_webinar">;
  } | null | undefined;
  readonly " $fragmentType": "BlockView_block";
};
export type BlockView_block$key = {
  readonly " $data"?: BlockView_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockView_block">;
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
],
v2 = [
  {
    "alias": "givenTest",
    "args": null,
    "concreteType": "Test",
    "kind": "LinkedField",
    "name": "test",
    "plural": false,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "BlockTest_test"
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockView_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
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
      "name": "text",
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
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BlockAnswer",
      "kind": "LinkedField",
      "name": "answers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "question",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
          "storageKey": null
        }
      ],
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
          "kind": "ScalarField",
          "name": "caption",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alt",
          "storageKey": null
        },
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
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fileName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "size",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FilePicture_file"
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
      "name": "homeworkMinPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeworkMaxPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebinarRoom",
      "kind": "LinkedField",
      "name": "webinarData",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WebinarRoom_webinar"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v2/*:: as any*/),
      "type": "LessonBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v2/*:: as any*/),
      "type": "LibraryBlock",
      "abstractKey": null
    }
  ],
  "type": "BlockContent",
  "abstractKey": "__isBlockContent"
};
})();

(node as any).hash = "c4eb5a8067f46c20b62e2af552ccc2da";

export default node;
