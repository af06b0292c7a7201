/**
 * @generated SignedSource<<15936c0d0e89386d61f4138a9303a83a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderConversation_comment$data = {
  readonly answers: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OrderCommentItem_comment">;
  }>;
  readonly id: string;
  readonly isPublic: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"OrderCommentItem_comment">;
  readonly " $fragmentType": "OrderConversation_comment";
};
export type OrderConversation_comment$key = {
  readonly " $data"?: OrderConversation_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderConversation_comment">;
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
  "args": null,
  "kind": "FragmentSpread",
  "name": "OrderCommentItem_comment"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrderConversation_comment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublic",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderComment",
      "kind": "LinkedField",
      "name": "answers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "OrderComment",
  "abstractKey": null
};
})();

(node as any).hash = "3bc49624b016ccc29672cbee2535119a";

export default node;
