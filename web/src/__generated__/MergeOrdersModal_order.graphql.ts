/**
 * @generated SignedSource<<f17d0f5d646522a81d3d805e6043d66a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeOrdersModal_order$data = {
  readonly duplicates: {
    readonly nodes: ReadonlyArray<{
      readonly commentsCount: number;
      readonly createdAt: string;
      readonly id: string;
      readonly name: string;
      readonly number: string;
      readonly toPay: string;
    }>;
  } | null | undefined;
  readonly id: string;
  readonly number: string;
  readonly " $fragmentType": "MergeOrdersModal_order";
};
export type MergeOrdersModal_order$key = {
  readonly " $data"?: MergeOrdersModal_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeOrdersModal_order">;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MergeOrdersModal_order",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 20
          }
        ],
        "concreteType": "OrderConnection",
        "kind": "LinkedField",
        "name": "duplicates",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "toPay",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "commentsCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "duplicates(first:20)"
      },
      "to": "NULL"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "889a20f793f0cbe0c88893e318aa33b2";

export default node;
