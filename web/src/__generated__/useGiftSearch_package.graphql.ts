/**
 * @generated SignedSource<<99f213cfd978fdf06bbccb659af7449e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useGiftSearch_package$data = {
  readonly course: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "useGiftSearch_package";
};
export type useGiftSearch_package$key = {
  readonly " $data"?: useGiftSearch_package$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGiftSearch_package">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useGiftSearch_package"
};

(node as any).hash = "483ed823c3aaabfce138c8715bfe89c7";

export default node;
