/**
 * @generated SignedSource<<123f50549d81a13d4ca56fc710ae08cc>>
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
  readonly files: ReadonlyArray<{
    readonly id: string;
  }> | null | undefined;
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrderCommentEditForm_comment",
  "selections": [
    (v0/*:: as any*/),
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
        "concreteType": "UploadedFile",
        "kind": "LinkedField",
        "name": "files",
        "plural": true,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
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
})();

(node as any).hash = "296186b7773ed7501b166be2c1a60b35";

export default node;
