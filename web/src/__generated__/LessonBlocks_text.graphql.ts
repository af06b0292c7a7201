/**
 * @generated SignedSource<<e1807236daa8e4c499be59c070791368>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LessonBlocks_text$data = {
  readonly blocks: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly isDone: boolean;
    readonly mustBeDone: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"BlockView_block">;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LearnerLessonText",
  "abstractKey": null
};

(node as any).hash = "0f1370880999cd5513e4e3f8d7870f1c";

export default node;
