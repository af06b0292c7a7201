/**
 * @generated SignedSource<<59c3f1f59dc9b1ce9fe5ead1aba7811c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePlaceActions_place$data = {
  readonly id: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceModal_place">;
  readonly " $fragmentType": "usePlaceActions_place";
};
export type usePlaceActions_place$key = {
  readonly " $data"?: usePlaceActions_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePlaceActions_place">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "usePlaceActions_place"
};

(node as any).hash = "e8b08acda9680dccb33889a3e48648e6";

export default node;
