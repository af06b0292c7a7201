/**
 * @generated SignedSource<<9bc7ad61790a2e7172d13435b6ac1c97>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useServiceActions_account$data = {
  readonly active: boolean;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceAccountModal_account">;
  readonly " $fragmentType": "useServiceActions_account";
};
export type useServiceActions_account$key = {
  readonly " $data"?: useServiceActions_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"useServiceActions_account">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useServiceActions_account"
};

(node as any).hash = "6c86fddbc8cfa3b36de2b7c3d8f09fb3";

export default node;
