/**
 * @generated SignedSource<<9bd68701f9c63770db5341d7c8c8ae0a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type outcome_payload$data = {
  readonly changedCount?: number;
  readonly deletedCount?: number;
  readonly deletion?: string | null | undefined;
  readonly restoredCount?: number;
  readonly skipped: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
  }> | null | undefined;
  readonly " $fragmentType": "outcome_payload";
};
export type outcome_payload$key = {
  readonly " $data"?: outcome_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"outcome_payload">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "outcome_payload"
};

(node as any).hash = "37f6dc9ef2cfb74ce2a81ffe2900582f";

export default node;
