/**
 * @generated SignedSource<<f306bd37cda4c4045cda6bed6187dc19>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlockType = "AUDIO" | "CALLOUT" | "CODE" | "EMBED" | "FAQ" | "FILE" | "FORMULA" | "GALLERY" | "HOMEWORK" | "IMAGE" | "SECTION" | "TEST" | "TEXT" | "VIDEO" | "WEBINAR";
import type { FragmentRefs } from "relay-runtime";
export type LessonBlocks_text$data = {
  readonly blocks: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly isDone: boolean;
    readonly mustBeDone: boolean;
    readonly type: BlockType;
    readonly " $fragmentSpreads": FragmentRefs<"BlockView_block" | "LearnerFilm_block" | "LessonTestCard_block">;
  }>;
  readonly " $fragmentType": "LessonBlocks_text";
};
export type LessonBlocks_text$key = {
  readonly " $data"?: LessonBlocks_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonBlocks_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonBlocks_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LearnerBlock",
      "kind": "LinkedField",
      "name": "blocks",
      "plural": true,
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
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mustBeDone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDone",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BlockView_block"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LearnerFilm_block"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LessonTestCard_block"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LearnerLessonText",
  "abstractKey": null
};

(node as any).hash = "e9a78d4b9067f80ca4d0144326d7f583";

export default node;
