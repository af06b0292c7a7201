/**
 * @generated SignedSource<<8c81e7883589e5a997deaafb60cb1b08>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Discussion_comment$data = {
  readonly replies: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CommentItem_comment">;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CommentItem_comment">;
  readonly " $fragmentType": "Discussion_comment";
};
export type Discussion_comment$key = {
  readonly " $data"?: Discussion_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"Discussion_comment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "CommentItem_comment"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Discussion_comment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "LearnerComment",
      "kind": "LinkedField",
      "name": "replies",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "LearnerComment",
  "abstractKey": null
};
})();

(node as any).hash = "4186a953664a1da46340164eb3a07ba9";

export default node;
