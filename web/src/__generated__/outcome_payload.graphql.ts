/**
 * @generated SignedSource<<423e9c00e5f1de15456e66b01605535b>>
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
    readonly code: string;
    readonly count: number;
    readonly message: string;
    readonly names: ReadonlyArray<string>;
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

(node as any).hash = "cfbcd4af920d875fd6c025492afc2241";

export default node;
