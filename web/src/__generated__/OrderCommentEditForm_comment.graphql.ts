/**
 * @generated SignedSource<<3ce5f2a86330b4a19a1edf78866b67c3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderCommentType = "ANSWER" | "COMMENT" | "QUESTION";
import type { FragmentRefs } from "relay-runtime";
export type OrderCommentEditForm_comment$data = {
  readonly id: string;
  readonly text: string;
  readonly type: OrderCommentType;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "OrderCommentEditForm_comment";
};
export type OrderCommentEditForm_comment$key = {
  readonly " $data"?: OrderCommentEditForm_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderCommentEditForm_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrderCommentEditForm_comment",
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
      "name": "text",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "OrderComment",
  "abstractKey": null
};

(node as any).hash = "e904e73bcafa7e48630ab05a612952b1";

export default node;
