/**
 * @generated SignedSource<<d9b0e43f7e234a986c84bb3ab2969558>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type formHome_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FormHomeCard_company">;
  readonly " $fragmentType": "formHome_company";
};
export type formHome_company$key = {
  readonly " $data"?: formHome_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"formHome_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "formHome_company"
};

(node as any).hash = "7be4eaa1bc52ffca125d0d551f1bf3af";

export default node;
