/**
 * @generated SignedSource<<b049c261bc62adda0fadab35a5cb57bd>>
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

(node as any).hash = "d67983b3de6a10d8504f839a7dd7e997";

export default node;
