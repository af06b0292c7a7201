/**
 * @generated SignedSource<<20b981631d668f814f5f91d59c0652e2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderStatusBadge_status$data = {
  readonly adminName: {
    readonly background: string;
    readonly textColor: string;
    readonly value: string;
  };
  readonly " $fragmentType": "OrderStatusBadge_status";
};
export type OrderStatusBadge_status$key = {
  readonly " $data"?: OrderStatusBadge_status$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStatusBadge_status">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OrderStatusBadge_status"
};

(node as any).hash = "a5e44c54a006b4ade65616d58fb7066d";

export default node;
