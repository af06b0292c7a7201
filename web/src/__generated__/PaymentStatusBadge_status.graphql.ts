/**
 * @generated SignedSource<<620d3ec6e201452ec68aa5133667d2d8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentStatusBadge_status$data = {
  readonly adminName: string;
  readonly backgroundColor: string;
  readonly textColor: string;
  readonly " $fragmentType": "PaymentStatusBadge_status";
};
export type PaymentStatusBadge_status$key = {
  readonly " $data"?: PaymentStatusBadge_status$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStatusBadge_status">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PaymentStatusBadge_status"
};

(node as any).hash = "6d3bd1d14468d9893cd33f6ec690d6c4";

export default node;
