/**
 * @generated SignedSource<<9f85f64ea298c945689036c9422dceb3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFieldColumns_value$data = {
  readonly customFieldId: number;
  readonly file: {
    readonly url: string;
  } | null | undefined;
  readonly shown: string;
  readonly value: string;
  readonly " $fragmentType": "useFieldColumns_value";
};
export type useFieldColumns_value$key = {
  readonly " $data"?: useFieldColumns_value$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFieldColumns_value">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useFieldColumns_value"
};

(node as any).hash = "f1658d9fa067dc36e3adc64cdc03f1d5";

export default node;
