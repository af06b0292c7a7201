/**
 * @generated SignedSource<<400d28df4e900781f9369a6e4c46d00f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type userErrors_payload$data = {
  readonly userErrors: ReadonlyArray<{
    readonly code: string;
    readonly field: string | null | undefined;
    readonly message: string;
  }>;
  readonly " $fragmentType": "userErrors_payload";
};
export type userErrors_payload$key = {
  readonly " $data"?: userErrors_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "userErrors_payload"
};

(node as any).hash = "b23473acfa737a1f80515e9190e4c559";

export default node;
