/**
 * @generated SignedSource<<796586c2042e8280944a3df7409b30bc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlockStatus = "DELETED" | "DRAFT" | "PUBLISHED";
export type BlockType = "AUDIO" | "CALLOUT" | "CODE" | "EMBED" | "FAQ" | "FILE" | "FORMULA" | "GALLERY" | "HOMEWORK" | "IMAGE" | "SECTION" | "TEST" | "TEXT" | "VIDEO" | "WEBINAR";
import type { FragmentRefs } from "relay-runtime";
export type CloseBlocksField_blocks$data = ReadonlyArray<{
  readonly id: string;
  readonly status: BlockStatus | null | undefined;
  readonly text: string | null | undefined;
  readonly title: string | null | undefined;
  readonly type: BlockType;
  readonly " $fragmentType": "CloseBlocksField_blocks";
}>;
export type CloseBlocksField_blocks$key = ReadonlyArray<{
  readonly " $data"?: CloseBlocksField_blocks$data;
  readonly " $fragmentSpreads": FragmentRefs<"CloseBlocksField_blocks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CloseBlocksField_blocks",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
    }
  ],
  "type": "LessonBlock",
  "abstractKey": null
};

(node as any).hash = "8007599c2783df37d57498a80cc1d56f";

export default node;
