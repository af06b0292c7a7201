/**
 * @generated SignedSource<<11045d1fcc3e44da296799fb4375d08b>>
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
export type RequiredBlocksField_blocks$data = ReadonlyArray<{
  readonly id: string;
  readonly status: BlockStatus | null | undefined;
  readonly text: string | null | undefined;
  readonly title: string | null | undefined;
  readonly type: BlockType;
  readonly " $fragmentType": "RequiredBlocksField_blocks";
}>;
export type RequiredBlocksField_blocks$key = ReadonlyArray<{
  readonly " $data"?: RequiredBlocksField_blocks$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequiredBlocksField_blocks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RequiredBlocksField_blocks",
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

(node as any).hash = "221042bb68f53042d650fcd8b98d20fc";

export default node;
