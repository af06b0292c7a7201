/**
 * @generated SignedSource<<e1b5e9b6e559fc99cfa99ee3b70d6b92>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type heldField_field$data = {
  readonly field: {
    readonly description: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"describeField_field">;
  };
  readonly values: ReadonlyArray<{
    readonly file: {
      readonly fileName: string;
      readonly id: string;
      readonly mimeType: string;
      readonly url: string;
    } | null | undefined;
    readonly value: string;
  }>;
  readonly " $fragmentType": "heldField_field";
};
export type heldField_field$key = {
  readonly " $data"?: heldField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"heldField_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "heldField_field"
};

(node as any).hash = "aea0e3403e63dc83c100341f92feb249";

export default node;
