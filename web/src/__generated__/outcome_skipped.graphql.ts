/**
 * @generated SignedSource<<fc913dc34974329068bffcf6d529da99>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type outcome_skipped$data = {
  readonly code: string;
  readonly count: number;
  readonly message: string;
  readonly names: ReadonlyArray<string>;
  readonly " $fragmentType": "outcome_skipped";
};
export type outcome_skipped$key = {
  readonly " $data"?: outcome_skipped$data;
  readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "outcome_skipped"
};

(node as any).hash = "f070dfb68491d25774d187e056da87ee";

export default node;
